import { z } from 'zod';
import { formEmail } from '../../shared/text/form-text.ts';
import { timestamp } from '../../shared/wire.ts';

const mostOfAddress = 254;
const mostOfSearch = 2_000;

export const searchTextSchema = z.string().max(mostOfSearch);

export const savedSearchFormSchema = z.object({
  email: formEmail(mostOfAddress),
  /** Query of the directory's address. */
  search: searchTextSchema,
});

/** Filters in words, and as the address and the database know them. */
export const readSearchSchema = z.object({
  search: z.string().describe('Query of the directory; empty without filters'),
  filters: z.array(z.string()),
  /** Address of the directory with the filters. */
  directory: z.string(),
});

export const savedSearchPageSchema = readSearchSchema.omit({ search: true }).extend({
  mailAddress: z.string(),
  isConfirmed: z.boolean(),
  endsAt: timestamp(),
});

export type ReadSearch = z.infer<typeof readSearchSchema>;
export type SavedSearchForm = z.infer<typeof savedSearchFormSchema>;
export type SavedSearchPage = z.infer<typeof savedSearchPageSchema>;
