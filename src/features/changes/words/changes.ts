/** Kinds of entries whose changes the feed names. They stand in the ids of its entries. */
export const changedTypes = ['term', 'prompt', 'creator', 'path'] as const;

export type ChangedType = (typeof changedTypes)[number];

const names: Record<ChangedType, string> = {
  term: 'term',
  prompt: 'prompt',
  creator: 'creator',
  path: 'learning path',
};

/** Words of the feed of what changed. */
export const changesWords = {
  feedTitle: (brand: string) => `${brand}: what changed`,
  entryTitle: (type: ChangedType, name: string, isNew: boolean) =>
    `${isNew ? 'New' : 'Changed'} ${names[type]}: ${name}`,
} as const;
