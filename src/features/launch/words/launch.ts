const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const mostQuoted = 3;
const mostLetters = 50;

/** The first texts, each with its beginning. */
function quoted(texts: readonly string[]): string {
  const quotes = texts
    .slice(0, mostQuoted)
    .map((text) => `“${text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text}”`);
  const more = texts.length - quotes.length;
  return more > 0 ? `${quotes.join(', ')} and ${more} more` : quotes.join(', ');
}

export const launchWords = {
  title: 'Before launch',
  titleWith: (count: number) => `Before launch: ${counted(count, 'thing', 'things')}`,
  intro:
    'What is still a sample, invented, unset or reserved. Each line leads to where it is mended.',
  line: (count: number) => `${counted(count, 'thing', 'things')} before launch`,
  empty: 'Nothing is left',
  emptyText: 'No sample, invented person or missing setting stands in the way.',
  open: 'Look at the site',
  samples: {
    open: 'Remove the samples',
    title: 'Remove the samples?',
    posts: (count: number) => counted(count, 'post', 'posts'),
    developers: (count: number) => counted(count, 'developer', 'developers'),
    entries: (title: string, count: number) => `${title}: ${counted(count, 'entry', 'entries')}`,
    kept: (names: string) => `Somebody has changed these, so they stay: ${names}.`,
    forGood: 'Posts and developers are removed for good. Content keeps its former versions.',
    confirm: 'Remove them',
    cancel: 'Keep them',
    done: { title: 'Samples removed', description: 'The site shows what is yours.' },
    failed: { title: 'Error', description: 'Nothing was removed. Please try again.' },
  },
} as const;

/** Each stands after the title of its kind, or for itself. */
export const launchItems = {
  ofKind: (title: string, what: string) => `${title}: ${what}`,
  samples: (count: number) => counted(count, 'sample entry', 'sample entries'),
  markedAsSample: (label: string) => `“${label}” is marked as a sample`,
  wholeMarkedAsSample: 'marked as samples',
  reservedAddress: (address: string) => `${address} leads nowhere, it is reserved for examples`,
  reservedNumber: (number: string) => `${number} is reserved for fiction`,
  siteName: (name: string, host: string) => `the site at ${host} is still called ${name}`,
  socialLinks: (names: string) => `social profiles without an address (${names})`,
  footerEntries: (names: string) => `footer entries without an address (${names})`,
  formerFounder: (name: string, texts: readonly string[]) =>
    `${name}, the founder as delivered, is still named: ${quoted(texts)}`,
  person: (name: string) => `${name}, at the end of pages, is fictional`,
  legalEntity: 'no legal name and address of who runs the site',
  review: 'not yet checked by the owner',
  rates: 'as delivered, nobody has saved prices yet',
  offices: 'as delivered, nobody has saved offices yet',
  posts: (count: number) => `${counted(count, 'post', 'posts')} of the demo`,
  developers: (count: number) =>
    `${counted(count, 'fictional developer', 'fictional developers')} of the demo`,
  setting: (subject: string, sentence: string) => `${subject}: ${sentence}`,
} as const;
