import { replyVariables } from '../saved-replies.ts';

export const savedRepliesContent = {
  menu: 'Saved replies',
  found: 'Saved replies that fit',
  edit: 'Edit saved replies',
  dialog: {
    title: 'Saved replies',
    intro: `In braces they may name ${replyVariables.map((name) => `{${name}}`).join(', ')} of the request that they answer.`,
    none: 'There are none yet.',
    name: 'Title',
    body: 'Text',
    add: 'Add reply',
    save: 'Save reply',
    saving: 'Saving...',
    change: 'Edit',
    remove: 'Delete',
    cancel: 'Cancel',
    close: 'Close',
  },
  toasts: {
    saved: { title: 'Reply saved', description: 'It can be inserted into every answer.' },
    removed: { title: 'Reply deleted', description: 'Answers that were sent stay as they are.' },
    failed: { title: 'Error', description: 'The reply could not be saved.' },
  },
} as const;
