import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const developersKind = contentKind({
  name: 'developers',
  title: 'For Developers',
  places: [{ label: 'For Developers', path: paths.developers }],
  labels: {
    week: "A developer's week",
    verification: 'The way to the mark',
    kind: 'Kind of project',
    word: 'Word with the answer',
    note: 'Note that says what is invented',
  },
  sections: ['steps', 'week', 'verification', 'benefits', 'statistics', 'resources'],
  release: {
    meta: {
      title: 'For Developers{titleSuffix}',
      description:
        'Join the {brand} developer network. Membership is free: sign up by phone, get verified and meet clients who already know how AI-assisted work goes.',
      keywords: [
        'vibecode developer network',
        'AI developer jobs',
        'freelance AI developer',
        'join developer network',
        'vibecoding clients',
      ],
    },
    hero: {
      eyebrow: 'For Developers',
      title: 'Meet clients who want what you do',
      intro:
        'A free public page for your projects, and briefs from clients who need them. Joining takes a phone number and about five minutes.',
      actions: [{ label: 'Explore the network', to: paths.exploreDevelopers }],
    },
    join: {
      title: 'Join the network',
      text: 'A public profile with your story and your projects, and introductions to projects that fit.',
      points: [
        'Membership is free',
        'You choose what your profile shows',
        'Leave whenever you like',
      ],
      actions: [
        { label: 'Join Developer Network', to: paths.developerSignup },
        { label: 'Partner With Us', to: paths.contact },
      ],
      requirement: 'Phone verification required',
    },
    steps: {
      title: 'From signing up to your first project',
      intro: 'The first takes five minutes. The second is what clients trust.',
      items: [
        {
          title: 'Sign Up',
          description:
            'Enter your phone number, type in the code we text you and fill in your profile.',
        },
        {
          title: 'Get Verified',
          description:
            'Complete a technical assessment and a portfolio review with one of our developers.',
        },
        {
          title: 'Start Working',
          description:
            'We introduce you to clients whose projects match your experience and your week.',
        },
      ],
    },
    week: {
      title: "A developer's week here",
      intro:
        'A brief, an answer, a choice. These are the pieces of our pages where it happens, in small.',
      brief: {
        day: 'Monday',
        title: 'A brief comes in',
        text: 'You read what somebody wants to build, not who it is. The answer has {daysToAnswer} days.',
        kind: 'Web Application',
        budget: '$5,000 - $15,000',
        description:
          'A pre-order page for a bakery. One baking list at 3 am in place of forty text messages.',
      },
      answer: {
        day: 'Wednesday',
        title: 'You answer with a word',
        text: 'The client reads it beside your name. A no needs no reason.',
        word: 'I would begin with the baking list, because it decides what the page has to ask. You could try it next week.',
      },
      choice: {
        day: 'Friday',
        title: 'The client chooses',
        text: 'The client has {daysToChoose} days for it. Then you read who asked, and write to each other.',
        developer: 'Ines Carvalho',
        client: 'Dana Whitlock, a bakery',
      },
      note: 'A sample: the client, the brief and the developer are invented.',
    },
    verification: {
      title: 'From asking to the mark',
      intro: 'A person looks at your work. The site keeps these times.',
      steps: [
        {
          title: 'You ask',
          description:
            'Your profile has a project. You ask in the own area of your profile, and can take it back.',
        },
        {
          title: 'You get a task',
          description:
            'We look at your profile and your projects. Then you have mostly {answerDays} days for the task that we give you.',
        },
        {
          title: 'You read the result',
          description:
            'The remarks stand in your own area. After a decline you can ask again after {waitDays} days.',
        },
        {
          title: 'You carry the mark',
          description:
            'It names its day and what was looked at, for {markYears} years. You can renew it {renewalDays} days before its end.',
        },
      ],
      link: { label: 'What each mark means', to: paths.marks },
    },
    benefits: {
      title: 'What we do between you and the client',
      intro: 'You should spend your time building, so we take care of what comes before.',
      items: [
        {
          title: 'Briefs worth reading',
          description:
            'We talk to the client first and write down the goal, the limits and the budget.',
        },
        {
          title: 'Matched, not auctioned',
          description:
            'No bidding. We suggest two or three people who fit, and the client meets them.',
        },
        {
          title: 'Budgets known up front',
          description:
            'You see the range before the first call and can decline without giving a reason.',
        },
        {
          title: 'Someone to ask',
          description:
            'When scope or payment gets awkward, a person here helps both sides sort it out.',
        },
      ],
    },
    statistics: {
      title: 'The network today',
      intro: '',
      sampleNote: '{figuresNote}',
      items: [
        { value: '{activeProjects}', label: 'Active projects', color: 'lagoon' },
        {
          value: '{developerEarnings}',
          label: 'Average developer earnings',
          color: 'ember',
        },
        { value: '{clientSatisfaction}', label: 'Client satisfaction', color: 'moss' },
        { value: '{support}', label: 'Support', color: 'sky' },
      ],
    },
    resources: {
      title: 'Sharpen your tools',
      intro: 'Compare the tools, borrow a prompt, read about pricing.',
      items: [
        {
          title: 'Tool comparison',
          description:
            'Seven AI builders and editors with prices, strengths and what each is best for.',
          link: { label: 'Compare the tools', to: paths.resources },
        },
        {
          title: 'Prompts and practices',
          description:
            'Example prompts by type of app, and the habits that keep a code base readable.',
          link: { label: 'Read the tips', to: paths.tips },
        },
        {
          title: 'Blog',
          description:
            'Longer pieces on projects, pricing and what changed in the tools this month.',
          link: { label: 'Open the blog', to: paths.blog },
        },
      ],
    },
    closing: {
      ending: 'station',
      title: 'Your next client is reading profiles',
      text: 'Signing up is free and takes about five minutes.',
      actions: [
        { label: 'Join Developer Network', to: paths.developerSignup },
        { label: 'Partner With Us', to: paths.contact },
      ],
    },
  },
});
