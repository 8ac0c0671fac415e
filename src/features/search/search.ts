import { z } from 'zod';
import { indexedGroupIds } from './search-groups.ts';

const searchEntrySchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Searched but not shown. */
  keywords: z.string(),
  to: z.string(),
});

const entriesSchema = z.array(searchEntrySchema);

/** Everything that needs no database, in groups of the results. */
export const searchIndexSchema = z.record(z.enum(indexedGroupIds), entriesSchema);

const foundEntrySchema = searchEntrySchema.omit({ keywords: true });

export const foundSchema = z.object({
  /** The best group comes first. */
  groups: z.array(
    z.object({
      id: z.enum(indexedGroupIds),
      /** Also those that are left out of the entries. */
      count: z.number().int(),
      entries: z.array(foundEntrySchema),
    }),
  ),
  /** False when no entry has every word of the query. */
  isWhole: z.boolean(),
});

export type SearchEntry = z.infer<typeof searchEntrySchema>;
export type FoundEntry = z.infer<typeof foundEntrySchema>;
export type SearchIndex = z.infer<typeof searchIndexSchema>;
export type Found = z.infer<typeof foundSchema>;
