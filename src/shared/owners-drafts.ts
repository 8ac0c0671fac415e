import { z } from 'zod';
import { readQuoteDraft } from '../features/quotes/quotes.ts';
import { draftSaveSchema, savedDraftSchema, unsentDraftSchema } from './unsent-drafts.ts';
import { idSchema, timestamp } from './wire.ts';

/** Wire schemas of what those who sign in to the admin area have typed about a request and not sent yet. */

const ownersDraftKinds = ['answer', 'note', 'quote', 'callWord'] as const;

/** Who else types the same about the same request at this time. */
const otherWritersSchema = z.array(z.object({ username: z.string(), savedAt: timestamp() }));

export const ownersDraftSchema = z.object({
  draft: unsentDraftSchema.nullable(),
  otherWriters: otherWritersSchema,
});

export const ownersDraftInputSchema = z.object({
  requestId: idSchema(),
  kind: z.enum(ownersDraftKinds),
});

/** The text of a quote is what `quoteDraftText` makes of its fields. */
export const ownersDraftSaveSchema = ownersDraftInputSchema
  .extend(draftSaveSchema.shape)
  .refine(({ kind, text }) => kind !== 'quote' || text === '' || readQuoteDraft(text) !== null, {
    message: 'This is no draft of a quote',
    path: ['text'],
  });

export const ownersSavedDraftSchema = savedDraftSchema.extend({ otherWriters: otherWritersSchema });

export type OwnersDraftKind = (typeof ownersDraftKinds)[number];
export type OtherWriters = z.infer<typeof otherWritersSchema>;
