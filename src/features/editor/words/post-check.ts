export const postCheckContent = {
  open: 'Check before publishing',
  title: 'Check before publishing',
  close: 'Close',
  states: { good: 'Good', look: 'Look at this', open: 'Being checked' },
  address: {
    title: 'Address',
    missing: 'There is no address yet: give the post a title or a slug.',
  },
  publication: {
    title: 'Publication',
    now: 'Saving publishes it at once.',
    on: (time: string) => `It goes live by itself on ${time}.`,
    since: (time: string) => `Readers see it since ${time}.`,
    draft: 'It stays a draft: readers do not see it.',
  },
  category: { title: 'Category', missing: 'No category is chosen.' },
  excerpt: {
    title: 'Excerpt',
    good: 'It is there.',
    missing: 'Cards and search results need one.',
  },
  card: {
    title: 'Social card',
    picture: 'The featured image opens the post and its card.',
    missing: 'There is no featured image: a drawn cover stands in for it.',
  },
  search: {
    title: 'Search result',
    good: 'Title and description fill their place.',
    titleLength: (length: number, least: number, most: number) =>
      `The title has ${length} characters; ${least} to ${most} are shown best.`,
    descriptionLength: (length: number, least: number, most: number) =>
      `The description has ${length} characters; ${least} to ${most} are shown best.`,
  },
  alt: {
    title: 'Pictures',
    none: 'There are no pictures in the text.',
    good: 'All pictures are described.',
    missing: (count: number) =>
      count === 1
        ? 'One picture has no description for people who cannot see it:'
        : `${count} pictures have no description for people who cannot see them:`,
  },
  links: {
    title: 'Links',
    none: 'There are no links in the text.',
    good: 'All links within this site lead somewhere.',
    broken: 'These lead nowhere:',
    elsewhere: (count: number) =>
      count === 1
        ? 'One link to another site is not checked.'
        : `${count} links to other sites are not checked.`,
  },
  headings: {
    title: 'Headings',
    good: 'They follow each other level by level.',
    none: 'A long text is found easier with headings.',
    skipped: 'A level is left out before:',
  },
  readability: {
    title: 'Readability',
    good: (average: number) => `Sentences have ${average} words on average.`,
    long: 'These sentences have more than 30 words:',
    empty: 'There is no text yet.',
  },
} as const;
