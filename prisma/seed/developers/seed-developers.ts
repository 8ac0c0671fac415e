import { earlierDevelopers } from './earlier.ts';
import { newestDevelopers } from './newest.ts';
import { oldestDevelopers } from './oldest.ts';
import type { SeedDeveloper } from './seed-developer.ts';

/** Newest first, as the directory shows them. */
export const seedDevelopers: readonly SeedDeveloper[] = [
  ...newestDevelopers,
  ...earlierDevelopers,
  ...oldestDevelopers,
];
