import type { ContentUse } from '../media-library.ts';

const contentUses: Record<ContentUse, string> = {
  public: 'public now',
  draft: 'in the draft',
  scheduled: 'in the version that waits',
  former: 'in an earlier version',
};

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const parts = (count: number) =>
  count === 1 ? '1 part of the site' : `${count} parts of the site`;

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

const named = (titles: readonly string[]) => titles.join(', ');

/** "2 posts and 1 part of the site (About)" */
const changedPlaces = (postCount: number, titles: readonly string[]) =>
  [
    ...(postCount > 0 || titles.length === 0 ? [posts(postCount)] : []),
    ...(titles.length > 0 ? [`${parts(titles.length)} (${named(titles)})`] : []),
  ].join(' and ');

const keptByRole = (titles: readonly string[]) =>
  `Only an owner can change what pages say. The former picture stays in: ${named(titles)}.`;

export const mediaContent = {
  title: 'Media',
  intro: 'Pictures of posts and pages. What is uploaded here stays, also while nothing shows it.',
  searchLabel: 'Search pictures',
  searchPlaceholder: 'File name or description',
  statusLabel: 'Which',
  statuses: [
    { value: '', label: 'All pictures' },
    { value: 'unused', label: 'Unused ones' },
  ],
  orders: [
    { value: '', label: 'Newest first' },
    { value: 'name', label: 'Name, A to Z' },
    { value: 'size', label: 'Largest first' },
  ],
  count: pictures,
  unnamed: 'Without a name',
  size: (widthPx: number, heightPx: number) => `${widthPx} × ${heightPx} px`,
  kilobytes: (byteSize: number) => `${Math.ceil(byteSize / 1024)} kB in all sizes`,
  usedIn: (postCount: number, contentCount: number) => {
    if (postCount + contentCount === 0) return 'Not in use';
    const places = [
      ...(postCount > 0 ? [posts(postCount)] : []),
      ...(contentCount > 0 ? [parts(contentCount)] : []),
    ];
    return `In ${places.join(' and ')}`;
  },
  empty: {
    none: { title: 'No pictures yet', text: 'Upload the first one above.' },
    filtered: { title: 'No pictures found', text: 'Try other words, or look at all pictures.' },
  },
  dialog: {
    open: 'Choose from Media',
    title: 'Choose a picture',
    titleOfMany: 'Choose pictures',
    choose: (count: number) => (count === 1 ? 'Use 1 picture' : `Use ${count} pictures`),
    gridLabel: 'Pictures to choose from',
  },
  details: {
    title: 'Picture',
    name: 'Name',
    altText: 'Description',
    altHint: 'For those who cannot see it; put in wherever the picture is inserted from now on.',
    focus: 'What stays in view',
    focusHint: 'Click the spot that covers should keep when they crop the picture.',
    focusX: 'From the left, in percent',
    focusY: 'From the top, in percent',
    isKept: 'Keep it although nothing shows it',
    uses: 'Where it is shown',
    nowhere: 'Nothing shows it now.',
    content: (title: string, uses: readonly ContentUse[]) =>
      `${title}: ${uses.map((use) => contentUses[use]).join(', ')}`,
    others: (count: number) => `${posts(count)} of others`,
    former: (count: number) => `${posts(count)} showed it in an earlier version.`,
    address: 'Address',
    save: 'Save',
    saving: 'Saving...',
    otherSave:
      'This picture was changed elsewhere meanwhile. Open it again, then make your change.',
    replace: 'Replace...',
    delete: 'Delete',
    deleteAsk: 'Delete this picture?',
    deleteText: 'Its files are gone then, and its address answers no more.',
    foreign: 'Somebody else has uploaded it; an editor can change it.',
  },
  several: {
    label: 'Chosen pictures',
    keep: 'Keep',
    letGo: 'Do not keep',
    delete: 'Delete',
    deleteAsk: (count: number) => `Delete ${pictures(count)}?`,
    deleteText:
      'Their files are gone then, and their addresses answer no more. What something shows stays.',
    done: {
      keep: (count: number) => `${pictures(count)} kept although nothing shows them.`,
      letGo: (count: number) => `${pictures(count)} kept no longer than something shows them.`,
      delete: (count: number) => `${pictures(count)} deleted.`,
      undone: (count: number) => `${pictures(count)} as before.`,
    },
  },
  replacing: {
    choose: 'Choose the picture to take its place',
    ask: 'Replace this picture?',
    replace: 'Replace',
    changes: (postCount: number, titles: readonly string[]) =>
      `The other picture goes into ${changedPlaces(postCount, titles)}. Each gets a new version, and the former one can be restored.`,
    nothing: 'Nothing that you can change shows it now.',
    others: (count: number) => `The former picture stays in ${posts(count)} of others.`,
    left: keptByRole,
    drafts: (titles: readonly string[]) =>
      `Drafts are left as they are. The former picture stays in the draft of: ${named(titles)}.`,
  },
  toasts: {
    saved: { title: 'Picture saved', description: 'It is found by these words now.' },
    deleted: { title: 'Picture deleted', description: 'Its files are gone.' },
    replaced: (
      postCount: number,
      { changed, left }: { changed: readonly string[]; left: readonly string[] },
    ) => ({
      title: 'Picture replaced',
      description: [
        `The new one is in ${changedPlaces(postCount, changed)}.`,
        ...(left.length > 0 ? [keptByRole(left)] : []),
      ].join(' '),
    }),
    notReplaced: (postCount: number, content: readonly { title: string; message: string }[]) => ({
      title: 'Error',
      description: [
        ...(postCount > 0 ? [`${posts(postCount)} could not be changed.`] : []),
        ...content.map(({ title, message }) => `${title} could not be changed: ${message}`),
      ].join(' '),
    }),
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
} as const;

export const uploadContent = {
  take: {
    one: {
      area: 'Upload a picture',
      drop: 'or drop one here, or paste it',
      choose: 'Choose a file',
    },
    many: {
      area: 'Upload pictures',
      drop: 'or drop them here, or paste them',
      choose: 'Choose files',
    },
  },
  uploads: 'Uploads',
  waiting: 'Waiting for those before...',
  uploading: (percent: number) => `Uploading... ${percent}%`,
  processing: 'Preparing the sizes...',
  progress: ({
    total,
    stored,
    known,
    failed,
  }: Record<'total' | 'stored' | 'known' | 'failed', number>) =>
    [
      `${stored} of ${total} stored`,
      ...(known > 0 ? [`${known} of them already in the library`] : []),
      ...(failed > 0 ? [`${failed} failed`] : []),
    ].join(', '),
  paused: 'Paused. Pictures that are on their way still arrive.',
  finished: 'All uploads have ended.',
  moreFailed: (count: number) => `${count} more failed`,
  pause: 'Pause',
  resume: 'Go on',
  retryAll: 'Try all failed ones again',
  cancelRest: 'Cancel the rest',
  clear: 'Clear the list',
  cancel: 'Cancel upload',
  retry: 'Try again',
  forget: 'Remove',
  uploaded: 'Picture uploaded',
  known: 'Already in the library',
  underWay: (count: number) => ({
    title:
      count === 1 ? 'A picture is still on its way' : `${count} pictures are still on their way`,
    description: 'Wait until they are here, or cancel them. Then go on.',
  }),
  failures: {
    type: 'This file is not a picture we can use.',
    size: 'The file is too large; 10 MB are the most.',
    network: 'The upload was interrupted. Please try again.',
    cancelled: 'The upload was canceled.',
    other: 'The picture could not be uploaded.',
  },
} as const;
