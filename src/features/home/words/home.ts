import { contentKind } from '../../../shared/content/kind.ts';
import { textMessageLink } from '../../../shared/content/texts/text-message.ts';
import { paths } from '../../../shared/paths.ts';

/** Its title and description for search engines are those of the whole site. */
export const homeKind = contentKind({
  name: 'home',
  title: 'Home',
  places: [{ label: 'Home', path: paths.home }],
  labels: {
    estimate: 'Way to the estimate, below the buttons',
    aside: 'Line of further links',
    asked: 'Description',
    kind: 'Line above',
    first: 'Before the first station of the map',
    next: 'Before the next station of a reader',
    sampleNote: 'Note below what is a sample',
    play: 'Sample apps',
    isPlayed: 'Visitors choose a description and use its app',
    further: 'Further descriptions',
    screen: 'App',
  },
  optional: ['sampleNote'],
  sections: ['statistics', 'finishedApps', 'features', 'steps', 'featured', 'testimonials'],
  release: {
    hero: {
      eyebrow: 'Learn it, or have it built',
      title: 'Turn a plain description into a working app',
      intro:
        'Vibecoding means telling an AI what you want and steering it until the thing works. Learn the craft here for free, or hand us the idea and get it back finished.',
      actions: [
        { label: 'Start Learning Now', to: paths.tips },
        { label: 'Get Expert Help', to: paths.contact },
      ],
      estimate: `[What would it cost?](${paths.services}#estimate) A price range in a minute.`,
      aside: `[Watch Creators](${paths.creators}) at work, or read the [AI tool comparison](${paths.resources}).`,
      map: { first: 'Or walk the map. First station:', next: 'On the map, your next station:' },
      proof: {
        promptLabel: 'The description',
        prompt:
          '“A pre-order page for my bakery. People pick bread and a pickup time before 8\u00a0pm, and I get one baking list at 3\u00a0am.”',
        picture: {
          src: '/illustrations/portfolio-bakery-preorder.svg',
          darkSrc: '/illustrations/portfolio-bakery-preorder-dark.svg',
          alt: 'The finished app on a phone: three loaves with prices, pickup times and an order button.',
        },
        caption: 'What came out: Morning Loaf, a sample app',
      },
      play: {
        isPlayed: true,
        label: 'Choose a description',
        note: 'Prepared: no model is called, nothing leaves your browser. Press a marked word, and the app changes.',
        bakery: { label: 'Bakery', name: 'Morning Loaf' },
        further: [
          {
            screen: 'stockroom',
            label: 'Bike shop',
            name: 'Stockroom',
            prompt:
              '“Stock for my bike shop, in\u00a0English. Scan a part and the count falls; with four\u00a0left it goes on an order that I read and send.”',
            picture: {
              src: '/illustrations/portfolio-stockroom.svg',
              darkSrc: '/illustrations/portfolio-stockroom-dark.svg',
              alt: 'The finished app in a browser: a table of bike parts with stock bars, two of them low.',
            },
            caption: 'What came out: Stockroom, a sample app',
          },
          {
            screen: 'courts',
            label: 'Tennis',
            name: 'Second Serve',
            prompt:
              '“Court booking for our club. Members hold one\u00a0hour, two\u00a0players share the fee, and a cancellation goes to the first in line.”',
            picture: {
              src: '/illustrations/portfolio-court-booking.svg',
              darkSrc: '/illustrations/portfolio-court-booking-dark.svg',
              alt: 'The finished app on a phone: a grid of courts and hours, some filled, one selected.',
            },
            caption: 'What came out: Second Serve, a sample app',
          },
          {
            screen: 'inspection',
            label: 'Houses',
            name: 'Fieldnote',
            prompt:
              '“Inspections in basements, without\u00a0a\u00a0signal. I tick four\u00a0points, mark defects and hand over the report before I leave.”',
            picture: {
              src: '/illustrations/portfolio-field-inspection.svg',
              darkSrc: '/illustrations/portfolio-field-inspection-dark.svg',
              alt: 'The finished app on a tablet: a checklist beside a photo of a roof with two numbered defects.',
            },
            caption: 'What came out: Fieldnote, a sample app',
          },
        ],
      },
    },
    statistics: {
      label: 'In numbers',
      sampleNote: '{figuresNote}',
      items: [
        { value: '{aiTools}', label: 'AI Tools Covered', color: 'ember' },
        { value: '{examplePrompts}', label: 'Example Prompts', color: 'lagoon' },
        { value: '{creators}', label: 'Top Creators', color: 'moss' },
        { value: '{studentsHelped}', label: 'Students Helped', color: 'sky' },
      ],
    },
    finishedApps: {
      title: 'One job each, and nothing to learn first',
      link: { label: 'See all six apps', to: paths.examples },
      items: [
        {
          title: 'Stockroom',
          asked: 'Counts spare parts by scanning a shelf and drafts the order before one runs out.',
          picture: {
            src: '/illustrations/portfolio-stockroom.svg',
            darkSrc: '/illustrations/portfolio-stockroom-dark.svg',
            alt: '',
          },
        },
        {
          title: 'Fieldnote',
          asked:
            'Takes a building inspection on a tablet, offline, and hands over the report on site.',
          picture: {
            src: '/illustrations/portfolio-field-inspection.svg',
            darkSrc: '/illustrations/portfolio-field-inspection-dark.svg',
            alt: '',
          },
        },
        {
          title: 'Second Serve',
          asked: 'Books tennis courts, splits the fee and fills cancellations from a waiting list.',
          picture: {
            src: '/illustrations/portfolio-court-booking.svg',
            darkSrc: '/illustrations/portfolio-court-booking-dark.svg',
            alt: '',
          },
        },
      ],
      sampleNote: 'Sample projects with invented clients.',
    },
    features: {
      title: 'Start wherever you are',
      intro: 'Three free ways to learn it, and one to have it built.',
      items: [
        {
          symbol: 'learning',
          title: 'Learning Resources',
          description:
            'Prompts you can copy, four steps from an idea to a first version and a project for one afternoon.',
          to: paths.tips,
          linkLabel: 'Read the tips',
          color: 'ember',
        },
        {
          symbol: 'tools',
          title: 'AI Development Tools',
          description:
            'Seven builders side by side: who each one suits, what it costs and where it gets stuck.',
          to: paths.resources,
          linkLabel: 'Compare the tools',
          color: 'lagoon',
        },
        {
          symbol: 'creators',
          title: 'Creator Community',
          description:
            'People who build in front of a camera. Watch a whole app come together, wrong turns included.',
          to: paths.creators,
          linkLabel: 'Find a creator',
          color: 'moss',
        },
        {
          symbol: 'services',
          title: 'Professional Services',
          description:
            'Websites, apps, software and automation, planned with you and quoted before we start.',
          to: paths.services,
          linkLabel: 'See the services',
          color: 'sand',
        },
      ],
    },
    steps: {
      eyebrow: 'Getting started',
      title: 'Your first app is an afternoon away',
      intro:
        'You need a browser, an idea small enough to explain to a friend, and a free afternoon.',
      items: [
        {
          title: 'Choose Your Tool',
          description:
            'Match a builder to your idea. A landing page and a booking system ask for different ones.',
          action: { label: 'View Resources', to: paths.resources },
        },
        {
          title: 'Learn the Basics',
          description:
            'Write a prompt that says who, what and when it is done. Change one thing at a time.',
          action: { label: 'Start Learning', to: paths.tips },
        },
        {
          title: 'Watch & Learn',
          description: 'See how others ask, check and correct, and where they go back a step.',
          action: { label: 'Meet Creators', to: paths.creators },
        },
        {
          title: 'Build Your First App',
          description:
            'Start from something that exists. Borrow the scope of a sample app and make it yours.',
          action: { label: 'Get Examples', to: paths.examples },
        },
      ],
    },
    featured: {
      title: 'Good first reads',
      intro: 'What it is, what the words mean, and who builds with it.',
      items: [
        {
          kind: 'Explainer',
          title: 'What vibecoding is, and what it is not',
          description:
            'Where the word comes from, how it works in practice and when you should still read the code.',
          link: { label: 'Read the explainer', to: paths.whatIsVibecoding },
        },
        {
          kind: 'Glossary',
          title: 'The words your AI builder uses',
          description:
            'API, schema, deploy, token: short definitions for the terms that turn up in the first hour.',
          link: { label: 'Open the glossary', to: paths.glossary },
        },
        {
          kind: 'Network',
          title: 'Developers who build this way',
          description:
            'Browse people by place and experience, and look at their projects before you write to them.',
          link: { label: 'Explore developers', to: paths.exploreDevelopers },
        },
      ],
    },
    testimonials: {
      title: 'Working with us, in their words',
      intro: 'A project, a class, a second opinion: what stays when it is over.',
      noteOnSamples: 'Sample testimonials: they show where real voices will stand.',
    },
    textInvitation: {
      title: 'Have an idea and a minute?',
      text: 'Send us the keyword from your phone and we will text back to ask what you want to build.',
      link: textMessageLink,
      note: 'A ready-made reply comes at once, a person within 24 hours. Your carrier may charge for messages.',
    },
    closing: {
      ending: 'question',
      title: 'Bring the idea. Leave with a plan.',
      text: 'Tell us what should work better. You get an answer within 24 hours, with a next step in it.',
      actions: [{ label: 'Get Expert Help', to: paths.contact }],
    },
  },
});
