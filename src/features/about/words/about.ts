import { contentKind } from '../../../shared/content/kind.ts';
import { textMessageLink } from '../../../shared/content/texts/text-message.ts';
import { paths } from '../../../shared/paths.ts';

/** Fictional founder. To use a real one, replace name, projects, career and pictures. */
const founderName = 'Robin Maddox';
const founderFirstName = 'Robin';

export const aboutKind = contentKind({
  name: 'about',
  title: 'About',
  places: [{ label: 'About', path: paths.about }],
  bounds: { rating: { min: 1, max: 5 } },
  labels: { word: 'A sentence in the first person', write: 'Way to write' },
  optional: ['sampleNote'],
  sections: ['photos', 'highlights', 'projects', 'career', 'team', 'testimonials'],
  release: {
    meta: {
      title: `About{titleSuffix}`,
      description: `Meet the founder of {brand}: background, projects, career and the reasons behind a studio that builds software from plain descriptions.`,
      keywords: [
        `about {brand}`,
        'vibecoding founder',
        'vibecode studio',
        'AI development team',
        'developer background',
      ],
    },
    founder: {
      name: founderName,
      role: `Founder of {brand}`,
      city: '{city}',
      sampleNote: 'Sample profile of a fictional person',
      word: 'Write to me as you would tell a friend. I ask until I understand it.',
      write: { label: 'Write to me', to: paths.contactTop },
      portfolio: {
        label: `See ${founderFirstName}'s portfolio (sample address)`,
        href: 'https://example.com/',
      },
    },
    portrait: {
      src: '/illustrations/person.svg',
      alt: 'Drawing of the founder, who looks at you: dark hair to the chin, a red sweater, a window with hills behind.',
    },
    hero: {
      eyebrow: 'About the founder',
      title: 'I build software by talking about it first',
      intro: `I'm ${founderName}. I spent fifteen years turning other people's sentences into code. Now an AI does the typing, and the sentences matter more than ever. This studio is about getting them right.`,
      actions: [
        { label: `Work with ${founderFirstName}`, to: paths.contact },
        { label: 'Learn the method', to: paths.tips },
      ],
    },
    highlights: {
      title: 'Measure twice, build once',
      intro: 'Surveying, engineering, teaching, and AI every day: what each adds to your project.',
      items: [
        {
          title: 'Surveyor first',
          description: 'Three summers of measuring land taught me to check twice and draw once.',
        },
        {
          title: 'Engineer for fifteen years',
          description:
            'Payments, logistics and maps: systems where a small mistake finds somebody.',
        },
        {
          title: 'Teacher on Saturdays',
          description: `Free classes at a public library, and by now {studentsHelped} students helped.`,
        },
        {
          title: 'Early with AI tools',
          description:
            'Daily use since the first code assistants, with notes on everything that broke.',
        },
      ],
    },
    projects: {
      title: 'Projects that mattered',
      intro: 'Four of them, with the year and the people who use each.',
      items: [
        {
          title: '{brand}',
          description: 'This site: lessons, services and a network of developers under one roof.',
          year: '2024',
          link: { label: 'Visit the developer network', to: paths.exploreDevelopers },
        },
        {
          title: 'River Watch',
          description:
            'Water levels from forty volunteers, on one map. Used by a county to decide when to close trails.',
          year: '2022',
        },
        {
          title: 'Plainform',
          description:
            'An open-source form builder that turns a written question list into an accessible form.',
          year: '2020',
        },
        {
          title: 'Dispatch Desk',
          description:
            'Routing for a regional parcel carrier. Two hundred drivers start their day in it.',
          year: '2017',
        },
      ],
    },
    photos: {
      title: 'Where the work happens',
      intro: '',
      items: [
        {
          src: '/illustrations/about-2.svg',
          alt: 'Drawing of a library room with six people at laptops and the founder helping one of them.',
          caption: 'Saturday class at the library.',
        },
        {
          src: '/illustrations/about-3.svg',
          alt: 'Drawing of a lakeside trail with a backpack, a folded map and a closed laptop on a bench.',
          caption: 'The best ideas arrive outdoors.',
        },
      ],
    },
    career: {
      title: 'The long way here',
      intro: 'From measuring fields to describing software.',
      items: [
        {
          period: '2008',
          title: 'First paid program',
          description: 'A script that turned survey notes into maps and saved a crew a day a week.',
        },
        {
          period: '2010',
          title: 'Degree in geography and computing',
          description: 'With a thesis on maps that people without training can read.',
        },
        {
          period: '2011 to 2014',
          title: 'Payments engineer',
          description: 'Learned what it means when money must never be counted twice.',
        },
        {
          period: '2014 to 2018',
          title: 'Lead engineer in logistics',
          description: 'Built a dispatch system and the team of nine that still runs it.',
        },
        {
          period: '2019',
          title: 'First free coding class',
          description: 'Eight students, four chairs. The waiting list has not been empty since.',
        },
        {
          period: '2021',
          title: 'Switched to AI-assisted work',
          description: 'Tried a code assistant in its preview and rewrote my habits around it.',
        },
        {
          period: '2024',
          title: `Founded {brand}`,
          description: 'To build for people with good descriptions, and to help others write them.',
        },
      ],
    },
    testimonials: {
      title: `What working with ${founderFirstName} is like`,
      intro: 'From a client, a student and a team that took the code over.',
      sampleNote: 'Sample testimonials: they show where real voices will stand.',
      items: [
        {
          quote: `${founderFirstName} asked why we wanted the feature, listened, and deleted it from the list. We have not missed it.`,
          author: 'Helen Castellano',
          role: 'Director, regional food bank',
          rating: 5,
        },
        {
          quote:
            'I came to the class afraid of the word terminal. Six weeks later my scheduling page was in use at the clinic.',
          author: 'Tomas Lindqvist',
          role: 'Physical therapist and student',
          rating: 5,
        },
        {
          quote:
            'Clear notes, honest estimates, and code our own developers were happy to take over.',
          author: 'Grace Adeyemi',
          role: 'Head of product, logistics company',
          rating: 5,
        },
      ],
    },
    textInvitation: {
      title: 'Say hello',
      text: 'A text is fine. Send the keyword and tell me what you are working on.',
      link: textMessageLink,
      note: 'A ready-made reply comes at once, a person within 24 hours. Your carrier may charge for messages.',
    },
    closing: {
      ending: 'question',
      title: 'What would you build first?',
      text: 'Tell me about your project, or try the method on one of your own first.',
      actions: [
        { label: 'Start a conversation', to: paths.contact },
        { label: 'Read the tips', to: paths.tips },
      ],
    },
  },
});
