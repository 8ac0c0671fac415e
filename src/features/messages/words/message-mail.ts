import { site } from '../../../shared/words/site.ts';

/**
 * Mail to those who have written to a developer. Each ends with the link to the page of the message, which is put behind the text;
 * none holds a word that anybody has typed, because the address may be a stranger's.
 */
export const messageMailContent = {
  /** It has come in. */
  receipt: {
    subject: `${site.brand}: Your message is on its way`,
    text: [
      'Somebody, you most likely, has written to a developer of our network with this address.',
      '',
      'The developer answers on the page of the message, and does not see your address. Whether it was read, the answer, and room to write back: for everybody who has this link. Keep it to yourself.',
    ].join('\n'),
  },
  /** The developer has answered. */
  answer: {
    subject: `${site.brand}: You have an answer`,
    text: [
      'A developer of our network has answered your message.',
      '',
      'Please read it and write back on the page of your message, not to this address. The link is for you alone:',
    ].join('\n'),
  },
};
