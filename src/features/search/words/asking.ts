/** Words of questions to the site: its passages, its answers and its refusals. */
export const askWords = {
  allResults: 'All results of the search',
  searching: 'Looking for passages...',
  passages: {
    heading: {
      title: 'From our pages',
      intro: 'Sentences of this site that have the words of your question.',
    },
    count: (count: number) => (count === 1 ? '1 passage' : `${count} passages`),
    failed: 'No passages could be found right now.',
    retry: 'Try again',
  },
  nothing: {
    title: 'Not on this site',
    text: 'No page here has these words. Ask in other words, or ask a person.',
  },
  person: {
    title: 'Still open?',
    intro: 'A person reads your question and answers within 24 hours.',
    action: 'Ask a person',
  },
  answer: {
    heading: {
      title: 'Answer',
      intro: 'A model writes it from the passages below. It can be wrong: follow the numbers.',
    },
    ask: 'Answer my question',
    data: 'Your question goes to the provider of the model.',
    privacy: 'Privacy',
    pending: 'Reading the passages...',
    stillPending: 'Still writing. This takes half a minute at most.',
    stop: 'Stop',
    source: (number: number, page: string) => `Source ${number}: ${page}`,
    copy: { label: 'Copy answer', copiedLabel: 'Copied', failedLabel: 'Copying failed' },
    notHere: 'This is not on our site. The passages below come closest.',
    failed: 'No answer could be fetched. Please try again.',
    retry: 'Try again',
  },
  failures: {
    off: 'This site has no model that answers questions. Its passages are on the page of the search.',
    declined: 'The model declined this question. Please ask in other words, or write to us.',
    overMonth: "This month's answers are used up. Please read the passages below, or write to us.",
    late: 'The answer took too long. Please try again, or read the passages below.',
    failed: 'No answer could be written. Please try again in a minute, or read the passages below.',
  },
} as const;
