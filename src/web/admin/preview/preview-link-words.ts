export const previewLinkWords = {
  open: 'Share by link',
  title: 'Share by link',
  text: 'A link shows what is typed here to anybody who has it, without an account, for seven days. Search engines are told to stay away.',
  make: 'Make a link',
  end: 'End all links',
  made: {
    title: 'Opens until',
    text: 'Copy the link now: it is not shown again.',
    label: 'Link to the preview',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying failed',
    done: 'Done',
  },
  ended: { title: 'Links ended', description: 'Nobody can open them any more.' },
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
} as const;
