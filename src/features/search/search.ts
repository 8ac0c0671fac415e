import { z } from 'zod';

const searchEntrySchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Searched but not shown. */
  keywords: z.string(),
  to: z.string(),
});

const entriesSchema = z.array(searchEntrySchema);

/** Everything that the browser searches by itself, in groups of the results. */
export const searchIndexSchema = z.object({
  pages: entriesSchema,
  tools: entriesSchema,
  tips: entriesSchema,
  glossary: entriesSchema,
  projects: entriesSchema,
  creators: entriesSchema,
});

export type SearchEntry = z.infer<typeof searchEntrySchema>;
export type SearchIndex = z.infer<typeof searchIndexSchema>;
