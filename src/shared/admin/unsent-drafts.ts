import { z } from 'zod';
import { timestamp } from '../wire.ts';

/** In characters: the longest text that can be sent, plus room for a text that must be shortened first. */
export const maxDraftText = 25_000;

/**
 * Identifies the window and the saved text that it has seen, so that the text of others is neither replaced nor
 * deleted.
 */
export const draftLineageSchema = z.object({
  savedFrom: z.uuid(),
  seen: z.uuid().nullable(),
});

export const draftSaveSchema = draftLineageSchema.extend({
  text: z.string().max(maxDraftText, `Drafts hold at most ${maxDraftText} characters`),
});

/** The revision that a page without scripts showed. Its form is a window of its own. */
export const postedDraftSchema = z
  .uuid()
  .nullable()
  .catch(null)
  .transform((seen) => ({ savedFrom: crypto.randomUUID(), seen }));

export const unsentDraftSchema = z.object({
  text: z.string(),
  revision: z.string(),
  begunAt: timestamp(),
  savedAt: timestamp(),
});

export const savedDraftSchema = z.object({
  revision: z.string().nullable(),
  savedAt: timestamp(),
});

export const otherWritersSchema = z.array(z.object({ username: z.string(), savedAt: timestamp() }));

export type DraftLineage = z.infer<typeof draftLineageSchema>;
export type DraftSave = z.infer<typeof draftSaveSchema>;
export type UnsentDraft = z.infer<typeof unsentDraftSchema>;
export type SavedDraft = z.infer<typeof savedDraftSchema>;
export type OtherWriters = z.infer<typeof otherWritersSchema>;
