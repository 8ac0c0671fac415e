export const suggestLinkWords = {
  correct: 'Something is wrong or missing?',
  suggest: {
    tool: 'Suggest a tool',
    prompt: 'Suggest a prompt',
    term: 'Suggest a term',
    video: 'Suggest a video',
  },
} as const;
