/** The learning paths in their order, which is also the order of their stations in a code. */
export const pathSlugs = ['first-app', 'data-and-sign-in', 'into-the-code', 'shipped'] as const;

export type PathSlug = (typeof pathSlugs)[number];

/** A code has room for so many stations of a path. */
export const maxStations = 16;
