/** Groups of the results that need no database. Equal ones keep this order. */
export const indexedGroupIds = [
  ...(['pages', 'tools', 'comparisons', 'tips', 'prompts'] as const),
  ...(['glossary', 'projects', 'creators'] as const),
] as const;

export type IndexedGroupId = (typeof indexedGroupIds)[number];

/** Passages of pages, which answer a question. */
export const passagesGroup = 'passages';
