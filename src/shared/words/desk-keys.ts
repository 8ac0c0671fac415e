type KeyRow = readonly [keys: string, does: string];

export const deskKeysWords = {
  title: 'Keyboard',
  intro:
    'Single letters work as long as no field has the focus. In the inbox they are about the chosen requests, else the one that has the focus or is open.',
  isOn: 'Letters are on',
  groups: [
    {
      title: 'Everywhere',
      rows: [
        ['Ctrl K, ⌘ K', 'Find an area, a post, a request or an action'],
        ['n', 'Answer the request that waits longest'],
        ['?', 'Show this list'],
        ['Esc', 'Close what is open'],
      ],
    },
    {
      title: 'Writing',
      rows: [
        ['Ctrl S, ⌘ S', 'Save'],
        ['#tag Enter', 'Tag the post, at the end of its title'],
        ['Ctrl Enter, ⌘ Enter', 'Send an answer'],
        ['Ctrl F, ⌘ F', 'Find and replace'],
        ['Ctrl J, ⌘ J', 'Ask the model about the passage'],
        ['Ctrl Alt M, ⌘ ⌥ M', 'Remark on the passage'],
        ['/', 'Insert a block, in rich text, or a saved reply, in an answer'],
      ],
    },
    {
      title: 'Lists',
      rows: [
        ['j, k', 'Next and previous row'],
        ['x', 'Choose the row, where several can be changed at once'],
        ['*', 'Choose all rows of the page, or none'],
        ['p', 'Publish the post of the row'],
        ['Shift s', 'Schedule the post of the row'],
        ['/', 'Search'],
        ['Alt ↑, Alt ↓', 'Move the entry, in content'],
      ],
    },
    {
      title: 'Inbox',
      rows: [
        ['↓, ↑', 'Next and previous request'],
        ['←, →', 'Next column of the board'],
        ['Enter', 'Open the request'],
        ['Esc', 'Out of the answer, then back to the list or board'],
        ['e', 'Done: to Answered if it is new or read, and on to the next'],
        ['#', 'To Spam, and on to the next'],
        ['i', 'Assign to me, or to nobody'],
        ['r', 'Move to Read'],
        ['a', 'Move to Answered'],
        ['c', 'Move to Call'],
        ['q', 'Move to Quote'],
        ['w', 'Move to Won'],
        ['l', 'Move to Lost'],
        ['s', 'Move to Spam'],
        ['u', 'Undo the last move'],
        ['m', 'Write a note'],
        ['b', 'List or board'],
      ],
    },
  ] satisfies readonly { title: string; rows: readonly KeyRow[] }[],
} as const;
