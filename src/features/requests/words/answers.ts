/** Words of an answer by each of its channels, in the inbox. */
export const answerWords = {
  channel: 'Answer by',
  channels: { page: 'Mail and page', text: 'Text message' },
  page: {
    field: 'Answer',
    hint: 'Goes out by mail and stands on their page. A slash inserts a saved reply.',
    hintWithoutMail:
      'Stands on their page. This site sends no mail (SMTP_URL). A slash inserts a saved reply.',
    submit: 'Send answer',
    submitting: 'Sending...',
    sent: { title: 'Answered', description: 'Your answer stands on their page.' },
    failed: { title: 'Error', description: 'The answer could not be sent.' },
    states: {
      waiting: 'Waits to be mailed',
      refused: (fault: string) => `Not mailed yet, and tried again. The mail server said: ${fault}`,
      handedOver: 'Being mailed',
      sent: 'Mailed',
      unclear: (fault: string) =>
        `Nobody knows whether the mail arrived, so it is not sent again by itself (Jobs): ${fault}`,
      undeliverable: (fault: string) => `Not mailed: ${fault}`,
    },
  },
  text: {
    field: 'Text',
    hint: 'Goes out from our number. They can reply, and STOP ends it.',
    hintWithoutMail: 'Goes out from our number. They can reply, and STOP ends it.',
    length: (length: number, most: number) => `${length} of ${most} characters`,
    tooLong: (tooMany: number) =>
      `${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too many for a text message. Please make it shorter.`,
    submit: 'Send text',
    submitting: 'Sending...',
    sent: { title: 'Text on its way', description: 'It stands above, with how far it has come.' },
    failed: { title: 'Error', description: 'The text could not be sent.' },
    states: {
      waiting: 'Waiting',
      refused: (fault: string) => `Waiting: ${fault}`,
      handedOver: 'On its way',
      sent: 'Sent',
      unclear: (fault: string) => `Unclear whether it arrived: ${fault}`,
      undeliverable: (fault: string) => `Refused: ${fault}`,
    },
  },
} as const;

export const answerRefusals = {
  noAddress: 'This sender has left no mail address.',
  noNumber: 'This sender has not written to us by text message.',
  optedOut: 'This number has sent STOP. It gets no texts until it sends START.',
};
