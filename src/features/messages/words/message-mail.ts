/** The link to the message page is appended to the text. Quotes no typed text, because the address may belong to a stranger. */
export const messageMailContent = {
  receipt: (brand: string) => ({
    subject: `${brand}: Your message is on its way`,
    text: [
      'Somebody, you most likely, has written to a developer of our network with this address.',
      '',
      'The developer answers on the page of the message, and does not see your address. Whether it was read, the answer, and room to write back: for everybody who has this link. Keep it to yourself.',
    ].join('\n'),
  }),
  answer: (brand: string) => ({
    subject: `${brand}: You have an answer`,
    text: [
      'A developer of our network has answered your message.',
      '',
      'Please read it and write back on the page of your message, not to this address. The link is for you alone:',
    ].join('\n'),
  }),
};
