import { z } from 'zod';
import { idSchema, timestamp } from './wire.ts';

/** Wire schemas of what was typed about a request and not sent yet. */

/** Kinds that somebody who signs in writes; a remark is the sender's. */
const ownersDraftKinds = ['answer', 'note'] as const;

/** Characters: as long as the longest text that can be sent, with room for one that has to be shortened first. */
export const maxDraftText = 25_000;

/** Which window speaks, and which saved text it has seen: text of others is neither replaced nor dropped. */
export const draftLineageSchema = z.object({
  savedFrom: z.uuid(),
  /** Null where it has seen none. */
  seen: z.uuid().nullable(),
});

/** An empty text takes the draft away. */
export const draftSaveSchema = draftLineageSchema.extend({
  text: z.string().max(maxDraftText, `Drafts hold at most ${maxDraftText} characters`),
});

export const unsentDraftSchema = z.object({
  text: z.string(),
  /** Another one with every save. */
  revision: z.string(),
  /** When its first words were saved. */
  begunAt: timestamp(),
  savedAt: timestamp(),
});

export const savedDraftSchema = z.object({
  /** Null where nothing is left to keep. */
  revision: z.string().nullable(),
  savedAt: timestamp(),
});

/** Who else types an answer to the same request at this time. */
const otherWritersSchema = z.array(z.object({ username: z.string(), savedAt: timestamp() }));

/** The same for one of us, who hears who else is at it. */
export const ownersDraftSchema = z.object({
  draft: unsentDraftSchema.nullable(),
  otherWriters: otherWritersSchema,
});

export const ownersDraftInputSchema = z.object({
  requestId: idSchema(),
  kind: z.enum(ownersDraftKinds),
});
export const ownersDraftSaveSchema = ownersDraftInputSchema.extend(draftSaveSchema.shape);
export const ownersSavedDraftSchema = savedDraftSchema.extend({ otherWriters: otherWritersSchema });

export type DraftLineage = z.infer<typeof draftLineageSchema>;
export type DraftSave = z.infer<typeof draftSaveSchema>;
export type UnsentDraft = z.infer<typeof unsentDraftSchema>;
export type SavedDraft = z.infer<typeof savedDraftSchema>;
export type OwnersDraftKind = (typeof ownersDraftKinds)[number];
export type OtherWriters = z.infer<typeof otherWritersSchema>;
