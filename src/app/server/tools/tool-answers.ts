import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { absoluteUrl } from '../../../shared/paths.ts';

/** Leads a person to what a program prepared, and to the button that only a person presses. */
export const preparedSchema = z.object({
  address: z.string().describe('Give it to the person, who reads there and decides'),
});

export const draftAnswerSchema = preparedSchema.extend({
  revision: z.string().describe('Send it with the next change of this draft'),
});

/** @param form the form of revisions in the store of the draft */
export const revisionSchema = (form: z.ZodString | z.ZodUUID = z.uuid()) =>
  form
    .optional()
    .describe('The `revision` of your last answer about this draft; left out, the draft is new');

/** Each save of a program is a window of its own: what a person typed meanwhile is never replaced. */
export const lineageOf = (revision: string | undefined) => ({
  savedFrom: randomUUID(),
  seen: revision ?? null,
});

/** Leads to a saved draft, and names it for the next change. */
export const draftedAt = (
  siteOrigin: string,
  path: string,
  { revision }: { revision: string | null },
) => ({ ...preparedAt(siteOrigin, path), revision: revision ?? '' });

export const preparedAt = (siteOrigin: string, path: string) => ({
  address: absoluteUrl(siteOrigin, path),
});
