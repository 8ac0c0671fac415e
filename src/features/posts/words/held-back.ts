/** Posts that their source did not show to everybody. */
export const heldBackContent = {
  mark: 'Held back',
  reasons: 'Why it is held back',
  refusal: (reasons: readonly string[]) =>
    `This post is held back: ${reasons.join(' ')} Confirm in the admin area that it may be public.`,
  release: 'Take the mark off',
  released: { title: 'Mark taken off', description: 'The post can be published like any other.' },
  failed: { title: 'Error', description: 'The mark could not be taken off. Please try again.' },
  question: {
    title: 'Publish what was not for everybody?',
    text: (count: number) =>
      count === 1
        ? 'This post was not for everybody where it comes from:'
        : `${count} of these posts were not for everybody where they come from:`,
    notYet: 'Not yet',
    leaveOut: 'Publish only the others',
    publish: 'Publish for everybody',
  },
} as const;
