/** The step is the link to the message page. Quotes no typed text, because the address may belong to a stranger. */
export const messageMailContent = {
  receipt: (brand: string) => ({
    subject: `${brand}: Your message is on its way`,
    text: [
      'Somebody, you most likely, has written to a developer of our network with this address.',
      '',
      'The developer answers on the page of the message, and does not see your address. Whether it was read, the answer, and room to write back: for everybody who has this link. Keep it to yourself.',
    ].join('\n'),
    step: { label: 'Open your message' },
  }),
  answer: (brand: string) => ({
    subject: `${brand}: You have an answer`,
    text: 'A developer of our network has answered your message. Read it on the page of your message.',
    step: { label: 'Read the answer' },
  }),
};
