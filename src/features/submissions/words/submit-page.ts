import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const submitPageKind = contentKind({
  name: 'submit-page',
  title: 'Suggest and correct',
  places: [{ label: 'Suggest and correct', path: paths.submit }],
  release: {
    meta: {
      title: 'Suggest or correct something{titleSuffix}',
      description:
        'Suggest a tool, prompt, term or video for this site, or tell us what is wrong in it. A person reads it and names you if you like.',
      keywords: ['suggest an AI tool', 'submit a prompt', 'correct an entry', 'vibecoding'],
    },
    hero: {
      eyebrow: 'Suggest and correct',
      title: 'You know something we do not',
      intro:
        'A tool that is missing, a prompt that works, a price that has changed: tell us, and a person looks at it.',
    },
    form: {
      intro:
        'Say what it is first. The link on the page of an entry brings you here to correct it.',
      privacyNote:
        'Nothing that you send is shown by itself. Name and address are yours to give or not; see our [Privacy Policy](/privacy).',
    },
    after: {
      title: 'What happens then',
      steps: [
        'We look whether it is here already. If so, the form tells you at once.',
        'A person reads what you sent, follows the address and checks the source.',
        'What is right goes into the site in our words, with the day on which we read it.',
        'If you left an address, you get one mail when it came in and one when it is decided. Addresses are deleted afterwards.',
      ],
    },
    thanks: {
      title: 'Thanks to',
      text: 'These people have made the site better, and wanted to be named.',
    },
  },
});
