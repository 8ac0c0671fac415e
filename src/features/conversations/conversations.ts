import { z } from 'zod';
import {
  draftLineageSchema,
  draftSaveSchema,
  postedDraftSchema,
} from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';

/** 192 random bits, base64url. */
const linkKeySchema = z.string().regex(/^[\w-]{32}$/, 'This is no link of ours.');

export const linkKeyInputSchema = z.object({ key: linkKeySchema });

const minEntry = 2;

/** The form for one more entry of the person who began a conversation. */
export function entryForm(maxLength: number) {
  const typed = z.object({ text: formText('Message', minEntry, maxLength) });
  return {
    typed,
    /** Sent without scripts. */
    posted: typed.extend({ draftSeen: postedDraftSchema }),
    sent: typed.extend({ ...linkKeyInputSchema.shape, draft: draftLineageSchema.optional() }),
  };
}

export const entryDraftSaveSchema = draftSaveSchema.extend(linkKeyInputSchema.shape);

/** A browser sends "on" for a ticked box. */
export const withdrawalFormSchema = z.object({
  confirmed: z.literal('on', 'Please tick the box to delete everything'),
});
