import { z } from 'zod';
import { maxId, timestamp } from '../../shared/wire.ts';
import {
  type AutosaveForm,
  autosaveFormSchema,
  draftIdSchema,
  editorNameSchema,
} from './post-editing.ts';

/** Wire schemas of new posts that are being written and were not created yet. */

/** Which text a save follows from. */
export const draftLineageShape = {
  /** The version that the editor has seen; 0 before the server had any. */
  version: z.number().int().min(0).max(maxId),
  /** What an editor sends follows from what it sent before, also where that did not arrive. */
  savedFrom: editorNameSchema,
};

export const postDraftSchema = z.object({
  id: draftIdSchema,
  form: autosaveFormSchema,
  version: z.number().int(),
  savedFrom: z.string(),
  savedBy: z.string(),
  updatedAt: timestamp(),
  isDeleted: z.boolean(),
  /** The post that it became; null while it is a draft. */
  postId: z.number().int().nullable(),
});

/** `version` 0: the form was empty, and nothing is left of the draft. */
export const savedDraftSchema = z.object({ version: z.number().int(), savedAt: timestamp() });

/** A form without a word in it is no draft, also with a category or a switch that was set. */
export function hasText(form: AutosaveForm): boolean {
  const { title, slug, excerpt, content, imageUrl } = form;
  const { metaTitle, metaDescription, metaKeywords } = form;
  const texts = [title, slug, excerpt, content, imageUrl, metaTitle, metaDescription, metaKeywords];
  return texts.some((text) => text.trim() !== '');
}

export type PostDraft = z.infer<typeof postDraftSchema>;
export type DraftLineage = z.infer<z.ZodObject<typeof draftLineageShape>>;
