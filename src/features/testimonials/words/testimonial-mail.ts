import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
/** The step of an invitation is its link. */
export const testimonialMailContent = {
  asked(brand: string, firstName: string): MailWords {
    return {
      subject: `${brand}: How was it to work with us?`,
      text: [
        firstName ? `Hello ${firstName},` : 'Hello,',
        `the work on your request is over. Would you write a few sentences about it for the home page of ${brand}? They are shown as you write them, with the name that you enter, after we have read them. You can take them back at any time.`,
        'If you would rather not, do nothing.',
      ].join('\n\n'),
      step: { label: 'Write a few sentences' },
    };
  },
  askedByText: (brand: string) =>
    `${brand}: Would you write a few sentences about our work for our home page? You can take them back at any time. The link is for you alone:`,
  written(brand: string, author: string, inboxLink: string): MailWords {
    return {
      subject: `${brand}: A testimonial waits for you`,
      text: `${author} has written a testimonial. Read it in the inbox, and approve or decline it.`,
      step: { label: 'Read it in the inbox', address: inboxLink },
    };
  },
};
