export const unsentDraftsContent = {
  unsaved: 'Not saved yet',
  saving: 'Saving draft...',
  saved: 'Draft saved',
  failed:
    'Draft not saved: the server did not take it. Your text stays in this field, and is tried again.',
  refused: 'Draft not saved: there is another one.',
  gone: 'Draft not saved: what it is about was deleted.',
  mark: 'Draft',
  discard: 'Discard the draft',
  clash: {
    refusal: 'Another draft was saved meanwhile.',
    title: 'Another text was written here, in another window or by a program',
    when: (time: string) => `Saved at ${time}:`,
    gone: 'You sent or emptied this draft in another window. What stands in the field is not saved.',
    mine: 'Keep what stands here',
    theirs: 'Take that text',
    empty: 'Empty the field',
  },
} as const;
