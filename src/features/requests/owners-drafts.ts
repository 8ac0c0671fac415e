import { z } from 'zod';
import {
  draftSaveSchema,
  otherWritersSchema,
  savedDraftSchema,
  unsentDraftSchema,
} from '../../shared/admin/unsent-drafts.ts';
import { idSchema } from '../../shared/wire.ts';

const ownersDraftKinds = ['answer', 'note', 'quote', 'callWord'] as const;

export const ownersDraftSchema = z.object({
  draft: unsentDraftSchema.nullable(),
  otherWriters: otherWritersSchema,
});

export const ownersDraftInputSchema = z.object({
  requestId: idSchema(),
  kind: z.enum(ownersDraftKinds),
});

/** @param isQuoteDraft returns whether a text is a stored quote form */
export const ownersDraftSaveSchema = (isQuoteDraft: (text: string) => boolean) =>
  ownersDraftInputSchema
    .extend(draftSaveSchema.shape)
    .refine(({ kind, text }) => kind !== 'quote' || text === '' || isQuoteDraft(text), {
      message: 'This is no draft of a quote',
      path: ['text'],
    });

export const ownersSavedDraftSchema = savedDraftSchema.extend({ otherWriters: otherWritersSchema });

export type OwnersDraftKind = (typeof ownersDraftKinds)[number];
