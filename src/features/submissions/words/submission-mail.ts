import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
/** No mail repeats what a visitor typed, because the address may be a stranger's. */
export const submissionMailContent = {
  receipt: (brand: string): MailWords => ({
    subject: `${brand}: We have your suggestion`,
    text: [
      'Thank you. Your suggestion is here, and a person reads it. We write once more when it is decided.',
      'If you have sent us nothing, somebody has typed in your address by mistake: leave this mail alone.',
    ].join('\n\n'),
  }),
  accepted: (brand: string, link: string): MailWords => ({
    subject: `${brand}: We take up your suggestion`,
    text: [
      'Thank you. We take up what you have sent us.',
      'If you wanted to be named, your name stands among the thanks.',
    ].join('\n\n'),
    step: { label: 'Open the page with the thanks', address: link },
  }),
  declined: (brand: string, reason: string): MailWords => ({
    subject: `${brand}: Your suggestion`,
    text: [
      'Thank you for your suggestion. We have read it, and leave the site as it is.',
      ...(reason ? [reason] : []),
    ].join('\n\n'),
  }),
};
