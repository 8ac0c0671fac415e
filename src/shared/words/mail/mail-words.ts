/** A mail in words. Its plain text and its HTML are both made from these (src/server/outbox/letter). */
export interface MailWords {
  subject: string;
  /** Paragraphs with an empty line between. */
  text: string;
  step?: MailStep;
}

/** The one thing that the reader can do next. */
export interface MailStep {
  label: string;
  /** Left out where the step is the page that the mail's own link opens. */
  address?: string;
}

/** The last lines of a mail. */
export const mailFootWords = {
  canAnswer: 'You can answer this mail. Your answer joins the conversation on the site.',
  answerThere: 'Please write back on that page, not to this address.',
  linkIsPrivate: 'The link is for you alone.',
  news: 'You get this mail because you chose it in your profile.',
  savedSearch: 'You get this mail because you saved a search: once a day at most.',
  stop: 'Get no more of this mail',
} as const;
