import type { MailWords } from '../../../../shared/words/mail/mail-words.ts';

export type ReportDecision = 'left' | 'hidden' | 'pictureRemoved';

const done: Record<ReportDecision, string> = {
  left: 'left it as it is',
  hidden: 'hid the profile',
  pictureRemoved: 'removed the picture',
};

/** No mail repeats what a visitor typed, because the address may be a stranger's. The profile is named by its address alone. */
export const reportAnswerMail = (
  brand: string,
  { profile, decision, words }: { profile: string; decision: ReportDecision; words: string },
): MailWords => ({
  subject: `${brand}: We looked at your report and ${done[decision]}`,
  text: [
    `We looked at your report about the profile ${profile} and ${done[decision]}.`,
    ...(words ? [words] : []),
    'If you have reported nothing, somebody has typed in your address by mistake: leave this mail alone.',
  ].join('\n\n'),
});

/** Nobody is quoted: a quote could tell who has written. */
export const photoRemovedNotice = (brand: string, address: string) => ({
  sms: `${brand}: We have removed the photo of your developer profile, because it may show another person or their work. Sign in to add another one: ${address} Reply STOP to get no more texts.`,
  mail: {
    subject: `${brand}: The photo of your developer profile is removed`,
    text: [
      'We have removed the photo of your developer profile, because it may show another person or their work. The profile itself is shown as before.',
      'You can add another photo at any time. If you think that this is wrong, write to us with the contact form of the site.',
    ].join('\n\n'),
    step: { label: 'Open your profile', address },
  },
});
