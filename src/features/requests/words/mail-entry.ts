const listed = (intro: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${intro} ${names.join(', ')}`];

/** Lines below the words of a mail that came in. */
export const mailEntryWords = {
  notTaken: (names: readonly string[]) => listed('Attached to the mail, and not taken:', names),
  notSent: (names: readonly string[]) => listed('Attached to our mail, and not sent along:', names),
};
