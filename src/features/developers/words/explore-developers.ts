import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const exploreDevelopersKind = contentKind({
  name: 'explore-developers',
  title: 'Explore Developers',
  places: [{ label: 'Explore Developers', path: paths.exploreDevelopers }],
  labels: { sampleNote: 'Note above a list with samples' },
  release: {
    meta: {
      title: 'Explore Developers{titleSuffix}',
      description:
        'Meet the developers of the network: who they are, where they work, how long they have been coding and what they have built.',
      keywords: [
        'vibecode developers',
        'AI developers',
        'developer directory',
        'hire a vibecoder',
        'developer network',
      ],
    },
    hero: {
      eyebrow: 'Developer network',
      title: 'Meet the people who build',
      intro:
        'Every profile is tied to a verified phone number. Open one to see the story and the projects behind it.',
    },
    sampleNote:
      'Profiles with a drawn face are samples of fictional people. Everybody else is a member.',
    closing: {
      ending: 'station',
      title: 'Your name could be here',
      text: 'Membership is free. Show what you have built and let clients find you.',
      actions: [{ label: 'Create Your Profile', to: paths.developerSignup }],
    },
  },
});
