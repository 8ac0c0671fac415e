export const submissionKinds = ['tool', 'prompt', 'term', 'video'] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

export const submissionStatuses = ['waiting', 'suspected', 'accepted', 'declined', 'spam'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Characters. */
export const submissionLimits = {
  about: 200,
  title: 200,
  address: 2_000,
  text: 4_000,
  more: 2_000,
  tool: 100,
  senderName: 100,
  email: 254,
  reason: 1_000,
} as const;
