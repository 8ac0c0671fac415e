import type { RecheckedKind } from '../facts.ts';

export const factsContent = {
  kinds: {
    price: 'Price',
    version: 'Version',
    number: 'Number',
    date: 'Date',
    quotation: 'Quotation',
    name: 'Name',
    statement: 'Statement',
  } satisfies Record<RecheckedKind, string>,
  open: (count: number, total: number) => {
    if (total === 0) return 'No facts found';
    return count === 0 ? 'All facts are ticked' : `Facts: ${count} open`;
  },
  openHint: 'Numbers, prices, dates, names and quotations of the text',
  section: {
    title: 'Facts',
    intro:
      'What the text states as a fact. Tick each with where it comes from, or mark it as your opinion. A fact comes back when its sentence changes.',
    none: 'The text states no numbers, prices, dates, names or quotations.',
    allTicked: 'Nothing is open.',
    filterLabel: 'Which facts are shown',
    filters: [
      { value: 'open', label: 'Open' },
      { value: 'all', label: 'All' },
    ],
    count: (open: number, total: number) => `${open} of ${total} open`,
    close: 'Close facts',
  },
  item: {
    show: 'Show in the text',
    source: 'Add a source',
    change: 'Change source',
    opinion: 'Mark as opinion',
    reopen: 'Open again',
    isOpinion: 'Opinion',
    isSourced: 'Ticked',
    isOpen: 'Open',
    hasChanged: 'Has changed',
    changedHint: (who: string, day: string) =>
      `${who} found on ${day} that this is not true any more. Change the sentence, or tick it anew.`,
    by: (who: string, day: string) => `${who}, ${day}`,
    recheck: (day: string) => `To be looked at again on ${day}`,
    elsewhere: 'It could not be found in the text as it is now.',
  },
  form: {
    sourceUrl: 'Source address',
    note: 'Note',
    notePlaceholder: 'Who said it, where it stands',
    recheckAt: 'Look at it again on',
    recheckHint: 'Empty: never',
    tick: 'Tick',
    cancel: 'Do not tick',
  },
  failed: { title: 'Error', description: 'That was not kept. Please try again.' },
} as const;

const facts = (count: number) => (count === 1 ? '1 fact' : `${count} facts`);

export const recheckContent = {
  title: 'Facts to recheck',
  intro:
    'Facts of posts and pages whose day has come. What is still true rests until the next day; what has changed is open again in its text.',
  searchLabel: 'Search facts',
  searchPlaceholder: 'Words of the sentence or of the title',
  statusLabel: 'Due',
  statuses: [
    { value: '', label: 'Now' },
    { value: 'later', label: 'Later' },
  ],
  count: facts,
  due: 'Due',
  source: 'Source',
  lastLook: 'Last look',
  next: 'Next look on',
  stillTrue: 'Still true',
  changed: 'Has changed',
  open: { post: 'Open post', content: 'Open form' },
  empty: {
    due: {
      title: 'No fact is due',
      text: 'Beside their text, facts get a day on which they come back: prices and versions after six months, numbers after a year.',
    },
    filtered: { title: 'No fact matches', text: 'Try other words, or look at the later ones.' },
  },
  refusals: {
    gone: 'This fact is not there any more.',
    meanwhile: 'Somebody else looked at this fact meanwhile. Nothing was changed.',
  },
  several: {
    label: 'Chosen facts',
    done: {
      stillTrue: (count: number) => `${facts(count)} still true.`,
      changed: (count: number) => `${facts(count)} noted as changed.`,
      undone: (count: number) => `${facts(count)} as before.`,
    },
  },
  toasts: {
    stillTrue: { title: 'Still true', description: 'It comes back on its next day.' },
    changed: { title: 'Noted as changed', description: 'It is open again in its text.' },
    failed: { title: 'Error', description: 'That was not kept. Please try again.' },
  },
} as const;
