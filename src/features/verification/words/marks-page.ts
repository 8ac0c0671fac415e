import { contentKind } from '../../../shared/content/kind.ts';
import { filePaths } from '../../../shared/file-paths.ts';
import { paths } from '../../../shared/paths.ts';

export const marksPageKind = contentKind({
  name: 'marks-page',
  title: 'What the marks mean',
  places: [{ label: 'What the marks mean', path: paths.marks }],
  release: {
    meta: {
      title: 'What the marks mean{titleSuffix}',
      description:
        'Verified phone, proven address, verified by the studio, sample: what each mark in the developer network says, and how many developers have it.',
      keywords: [
        'verified developers',
        'developer verification',
        'technical assessment',
        'portfolio review',
        'developer network',
      ],
    },
    hero: {
      eyebrow: 'Developer network',
      title: 'What the marks mean',
      intro:
        'A mark says what was checked, on which day and by whom. It says nothing about the rest.',
    },
    phone: {
      title: 'Verified phone',
      text: 'Everybody in the network has typed in a code that was sent to their phone number. Without it there is no profile.',
    },
    address: {
      title: 'Proven address',
      text: 'The developer has put a sign where only the owner of a site, page or repository can. The site looks for it again every month, and the mark falls off when it is gone.',
    },
    studio: {
      title: 'Verified by the studio',
      text: 'Somebody of the studio has reviewed the portfolio and given a task. The developer has passed both. The profile names the day and says what was looked at. The mark ends after two years, and it can be taken back.',
    },
    sample: {
      title: 'Sample',
      text: 'A profile with a drawn face is a sample of a fictional person. It shows how a profile can look.',
    },
    closing: {
      ending: 'person',
      title: 'Find somebody, or get verified',
      text: 'The directory shows who is verified by the studio. Developers ask for it in the own area of their profile.',
      actions: [
        { label: 'See verified developers', to: filePaths.verifiedDevelopers },
        { label: 'Join Developer Network', to: paths.developerSignup },
      ],
    },
  },
});
