import type { MailWords } from '../../../shared/words/mail/mail-words.ts';

export const outcomeMessages = {
  /** The step of the mail is its link. */
  client(brand: string, firstName: string, developerName: string): MailWords {
    return {
      subject: `${brand}: Did you work together?`,
      text: [
        firstName ? `Hello ${firstName},` : 'Hello,',
        `a month ago you chose ${developerName} for your request. Did the two of you work together? One answer is enough. If you did, you can recommend the developer in a few sentences.`,
        'If you would rather not, do nothing. We ask this once.',
      ].join('\n\n'),
      step: { label: 'Answer' },
    };
  },
  developer: ({ brand, tab }: { brand: string; tab: string }) => ({
    sms: `${brand}: You were chosen for a brief a month ago. Did the job happen? ${tab} Reply STOP to get no more texts.`,
    mail: {
      subject: `${brand}: Did the job happen?`,
      text: 'A month ago a client chose you for a brief. Did the job happen? One answer under Briefs on your profile is enough.',
      step: { label: 'Answer', address: tab },
    },
  }),
};

export const outcomeRefusals = {
  notTogether: 'A recommendation needs an answer first: say that you worked together.',
  unknown: 'There is no such job.',
  none: 'There is no such recommendation.',
} as const;
