export const shownMarkWords = {
  eyebrow: 'Looked at by people',
  title: 'Verified by the studio',
  intro: 'The studio has reviewed the portfolio and assessed an answer to a task.',
  on: 'Verified by the studio on',
  until: 'The mark holds until',
  examined: 'Looked at:',
  meaning: 'What the marks mean',
  note: (day: string, examined: string) =>
    `Verified by the studio on ${day}. Looked at: ${examined}`,
} as const;
