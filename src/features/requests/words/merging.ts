/** Merging two requests of one person, and parting them, in the inbox. */
export const mergingWords = {
  open: 'Merge with…',
  title: 'Merge with another request',
  intro:
    'The other request joins this one: its messages, files, links, calls and quote. You can part them later.',
  search: 'Search the requests of this person',
  none: 'This person has no other request that can join this one.',
  unproven:
    'This request cannot join yet. Anybody can type an address, so the sender first has to answer a mail of each request.',
  merge: 'Merge',
  choose: (subject: string) => `Merge ${subject}`,
  done: 'The two requests are one now.',
  undo: 'Undo',
  parted: 'The two requests are apart again.',
  links:
    'Links in mails to this person then open both. A link that only the contact form showed opens neither, because its reader may be somebody else.',
  merged: (subject: string) => `Joined: ${subject}`,
  part: 'Part',
  partOf: (subject: string) => `Part ${subject}`,
  history: {
    merged: (subject: string) => `Merged with ${subject}`,
    parted: (subject: string) => `Parted from ${subject}`,
  },
  failed: { title: 'Error', description: 'The requests could not be merged.' },
  partFailed: { title: 'Error', description: 'The requests could not be parted.' },
  refusals: {
    gone: 'Contact request not found',
    notSame: 'These requests cannot be merged. Open this one again and look.',
    meanwhile: 'Somebody else merged or parted these requests meanwhile. Open this one again.',
    work: 'Work has begun in the other request. Open that one, and let this one join it.',
    both: {
      quote: 'Both requests have a quote. A request holds one quote, so these stay apart.',
      call: 'Both requests have a booked call. Cancel one of the calls first.',
      testimonial: 'Both requests have a testimonial. A request holds one, so these stay apart.',
    },
  },
} as const;
