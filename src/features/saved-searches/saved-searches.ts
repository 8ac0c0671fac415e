import { z } from 'zod';
import { formEmail } from '../../shared/text/form-text.ts';
import { timestamp } from '../../shared/wire.ts';

const mostOfAddress = 254;
const mostOfSearch = 2_000;

export const savedSearchFormSchema = z.object({
  email: formEmail(mostOfAddress),
  /** Query of the directory's address. */
  search: z.string().max(mostOfSearch),
});

export const savedSearchPageSchema = z.object({
  mailAddress: z.string(),
  /** Address of the directory with the filters. */
  directory: z.string(),
  isConfirmed: z.boolean(),
  endsAt: timestamp(),
});

export type SavedSearchForm = z.infer<typeof savedSearchFormSchema>;
export type SavedSearchPage = z.infer<typeof savedSearchPageSchema>;
