import { paths } from '../../../shared/paths.ts';
import type { Link } from '../../../shared/words/types.ts';

export const profileHidingContent = {
  note: {
    title: 'Your profile is hidden from everybody but you since',
    reason: 'The reason:',
    text: 'Nobody finds your profile, writes to you or offers you work until it is shown again. Conversations that you have had go on. If you think that this is wrong, or have changed what it is about, tell us.',
    answer: { label: 'Write to us', to: paths.contactTop } satisfies Link,
  },
  /** The link is appended to the mail. Text messages quote nobody. */
  notices: {
    hidden: (brand: string, address: string, reason: string) => ({
      sms: `${brand}: Your developer profile is hidden from visitors. Sign in to read why and how to answer: ${address} Reply STOP to get no more texts.`,
      mail: {
        subject: `${brand}: Your developer profile is hidden`,
        text: mailText([
          'We have hidden your developer profile: nobody but you sees it until it is shown again. The reason:',
          '',
          reason,
          '',
          'You can still sign in. Your profile says how to answer:',
          address,
        ]),
      },
    }),
    shown: (brand: string, address: string) => ({
      sms: `${brand}: Your developer profile is shown again: ${address} Reply STOP to get no more texts.`,
      mail: {
        subject: `${brand}: Your developer profile is shown again`,
        text: mailText(['Everybody can find your developer profile again:', address]),
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

function mailText(lines: readonly string[]): string {
  const foot = 'You get this because you chose in your profile to get news by mail. No more of it:';
  return [...lines, '', '--', foot].join('\n');
}
