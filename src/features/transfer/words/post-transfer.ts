import type {
  ForeignChoice,
  ImportItemFilter,
  ImportOutcome,
  ImportSource,
} from '../post-import.ts';

const posts = (count: number) =>
  count === 1 ? '1 post' : `${count.toLocaleString('en-US')} posts`;

/** Each part is a kind in the Content area. */
const parts = (count: number) =>
  count === 1 ? '1 part of the site' : `${count.toLocaleString('en-US')} parts of the site`;

const sources: Record<ImportSource, string> = {
  ghost: 'Ghost',
  wordpress: 'WordPress',
  markdown: 'Markdown',
  site: 'an export of a site like this one',
};

const outcomes: Record<ImportOutcome, string> = {
  waiting: 'New',
  exists: 'There already',
  imported: 'Imported',
  failed: 'Not imported',
  undone: 'Taken back',
  kept: 'Changed since, kept',
};

const contentOutcomes: Record<ImportOutcome, string> = {
  ...outcomes,
  waiting: 'Differs from here',
  exists: 'The same here',
  imported: 'Published',
};

const itemFilters: readonly { value: ImportItemFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'noted', label: 'With remarks' },
  { value: 'new', label: 'New' },
  { value: 'exists', label: 'There already' },
  { value: 'failed', label: 'Not imported' },
];

const foreignChoices: Record<ForeignChoice, string> = {
  leaveOut: 'Leave it out',
  keepText: 'Keep the words in it',
  asText: 'Keep it as text, as it is written',
  code: 'Keep it as code',
  callout: 'Make it a callout',
  quote: 'Make it a quotation',
  gallery: 'Make its pictures a gallery',
  video: 'Make it a video',
};

export const transferContent = {
  title: 'Import and export',
  intro: 'Bring the posts of another blog here, and take everything that was written here along.',
  import: {
    title: 'Import',
    text: 'An export of Ghost (JSON) or WordPress (XML), or Markdown files with front matter; as a ZIP together with their pictures, which are taken from the file and from nowhere else. First you see a report. Everything arrives as a draft; what was for members, private or behind a password stays one until you publish it yourself.',
    area: 'A file to import',
    choose: 'Choose a File',
    drop: 'or drop it here: one file, or a folder of Markdown. 50 MB at most.',
    uploading: (percent: number) => `Uploading ${percent}%`,
    packing: 'Packing the files...',
    cancel: 'Cancel',
    failures: {
      size: 'The file is too large; 50 MB are the most.',
      network: 'The file could not be sent. Please try again.',
      cancelled: 'The upload was cancelled.',
      other: 'The file could not be uploaded. Please try again.',
    },
    listLabel: 'Imports',
    from: (source: ImportSource) => `from ${sources[source]}`,
    reading: (count: number) => `Looking through the file... ${posts(count)} so far`,
    running: (done: number, total: number) => `Importing... ${done} of ${posts(total)}`,
    runningContent: 'Publishing what the site says...',
    undoing: (done: number, total: number) => `Taking back... ${done} of ${posts(total)}`,
    facts: {
      new: 'New',
      exists: 'There already, left alone',
      failed: 'Cannot be imported',
      imported: 'Imported',
      undone: 'Taken back',
      kept: 'Changed since, kept',
      pictures: 'Pictures',
      picturesOf: (found: number, missing: number) =>
        `${found} in the file${missing > 0 ? `, ${missing} not in it` : ''}`,
      newCategories: 'Categories to be made',
      newTags: 'Tags to be made',
      bylines: 'Bylines',
      formerAddresses: 'Old addresses that will lead to the posts',
      content: 'What the site says',
      contentOf: {
        waiting: (count: number) => `${parts(count)} can be taken`,
        imported: (count: number) => `${parts(count)} published`,
        undone: (count: number) => `${parts(count)} taken back`,
        kept: (count: number) => `${parts(count)} changed since, kept`,
        exists: (count: number) => `${parts(count)} the same here`,
        failed: (count: number) => `${parts(count)} not taken`,
      },
    },
    more: (count: number) => `and ${count} more`,
    leftOut: (count: number) => `Left out of the file: ${count.toLocaleString('en-US')}`,
    none: 'Nothing can be written: there is nothing new in this file. The list says why, for each post.',
    publish: (count: number) =>
      `Publish ${count === 1 ? 'the one that was public' : `the ${count} that were public`}, under the old date`,
    publishHint:
      'What was scheduled keeps its time. Otherwise all are drafts, and each keeps its date for when you publish it.',
    category: 'Category of posts without one',
    takeContent: (count: number) => `Publish ${parts(count)} in place of what it says now`,
    takeContentHint:
      'Readers see it at once. Every version is kept, and the import can be taken back. The list below names each part, and what of it is left out.',
    start: (count: number, others: number) =>
      others === 0 ? `Write all: ${posts(count)}` : `Write all: ${posts(count)}, ${others} not`,
    startContent: 'Write what the site says',
    notChosen: 'Nothing is chosen: tick the box above to publish what the site says.',
    discard: 'Discard the import',
    forget: 'Forget this import',
    undo: 'Take the import back',
    undoAsk: 'Take the import back?',
    undoText:
      'Its posts are deleted for good, with the categories, tags, pictures and old addresses that came with them. What somebody has changed or uses since stays. To have the posts again, import the file again.',
    undoContentText:
      'What the site says becomes what it was before the import, except where somebody has published something since.',
    undoConfirm: 'Take It Back',
    cancelAsk: 'Keep It',
    seePosts: 'See the posts',
    looked: (done: number, total: number) => `${done} of ${total} looked at`,
    foreign: {
      title: 'What is not known here',
      text: 'Choose once what becomes of each. It holds for all posts of this file, and “Compare” shows it.',
      label: (key: string, count: number) => `${key}, in ${posts(count)}`,
      choices: foreignChoices,
      apply: 'Use these choices',
      unchanged: 'These choices are in use.',
    },
    compare: {
      title: (title: string) => `Before it is made: ${title}`,
      written: 'In the file',
      converted: 'As it will be here',
      losses: 'What is left out or changed',
      noLosses: 'Nothing is left out.',
      lookedAt: 'Looked at',
      previous: 'Previous',
      next: 'Next',
      isOnly: 'No other post has something to compare.',
      isFirst: 'This is the first post of the list.',
      isLast: 'This is the last post of the list.',
      failed: 'The comparison could not be loaded. Please close it and try again.',
    },
    items: {
      compare: 'Compare',
      willBeWritten: 'Will be written',
      isThere: 'A post with this address is here already. It is left alone.',
      lookedAt: (title: string) => `Looked at: ${title}`,
      show: (count: number) =>
        `Show ${count === 1 ? 'the post' : `all ${posts(count)}`} one by one`,
      showAll: 'Show everything one by one',
      hide: 'Hide the posts',
      hideAll: 'Hide the list',
      caption: 'What is in the file',
      filterLabel: 'Which of it',
      filters: itemFilters,
      post: 'Name',
      outcome: 'What becomes of it',
      notes: 'Remarks',
      outcomes,
      contentOutcomes,
      empty: 'There are none of these.',
    },
    toasts: {
      failed: { title: 'Error', description: 'That did not work. Please try again.' },
      discarded: { title: 'Import discarded', description: 'Its file and its report are gone.' },
    },
  },
  export: {
    title: 'Export',
    text: 'Every post with its pictures as one ZIP: drafts too, deleted posts and unfinished new ones not. For owners, what they have changed of the pages goes along. Either can be imported again.',
    formats: {
      markdown: {
        label: 'Download Markdown',
        hint: 'A file for each post, with its facts in front: for static-site tools and other blogs.',
      },
      json: {
        label: 'Download JSON',
        hint: 'One file with all of them, to the letter: for programs, and for another site of this kind.',
      },
    },
    failed: { title: 'Error', description: 'The export could not begin. Please try again.' },
  },
} as const;
