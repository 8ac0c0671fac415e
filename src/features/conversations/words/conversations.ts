export const conversationRefusals = {
  full: 'There is no more room here. Please write a new message.',
  meanwhile:
    'Something was said about this request since you began to write. Look at it, then send your answer again.',
};
