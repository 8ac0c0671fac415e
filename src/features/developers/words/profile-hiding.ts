import { paths } from '../../../shared/paths.ts';
import type { Link } from '../../../shared/words/types.ts';

export const profileHidingContent = {
  note: {
    title: 'Your profile is hidden from everybody but you since',
    reason: 'The reason:',
    text: 'Nobody finds your profile, writes to you or offers you work until it is shown again. Conversations that you have had go on. If you think that this is wrong, or have changed what it is about, tell us.',
    answer: { label: 'Write to us', to: paths.contactTop } satisfies Link,
  },
  /** Text messages quote nobody. */
  notices: {
    hidden: (brand: string, address: string, reason: string) => ({
      sms: `${brand}: Your developer profile is hidden from visitors. Sign in to read why and how to answer: ${address} Reply STOP to get no more texts.`,
      mail: {
        subject: `${brand}: Your developer profile is hidden`,
        text: [
          'We have hidden your developer profile: nobody but you sees it until it is shown again. The reason:',
          reason,
          'You can still sign in. Your profile says how to answer.',
        ].join('\n\n'),
        step: { label: 'Open your profile', address },
      },
    }),
    shown: (brand: string, address: string) => ({
      sms: `${brand}: Your developer profile is shown again: ${address} Reply STOP to get no more texts.`,
      mail: {
        subject: `${brand}: Your developer profile is shown again`,
        text: 'Everybody can find your developer profile again.',
        step: { label: 'Open your profile', address },
      },
    }),
  },
  refusals: {
    missing: 'Developer not found',
    isHidden: 'This profile is hidden already.',
    notHidden: 'There is no such hidden profile.',
    hiddenAnew: 'Somebody else hid this profile anew meanwhile. Nothing was changed.',
  },
};
