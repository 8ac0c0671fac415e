import { z } from 'zod';
import {
  type AutosaveForm,
  autosaveFormSchema,
  draftIdSchema,
  editorNameSchema,
} from './admin-posts.ts';
import { maxId } from './blog.ts';

/** Wire schemas of new posts that are being written and were not created yet. */

/** Which text a save follows from. */
export const draftLineageShape = {
  /** The version that the editor has seen; 0 before the server had any. */
  version: z.number().int().min(0).max(maxId),
  /** What an editor sends follows from what it sent before, whatever arrived. */
  savedFrom: editorNameSchema,
};

export const postDraftSchema = z.object({
  id: draftIdSchema,
  form: autosaveFormSchema,
  version: z.number().int(),
  savedFrom: z.string(),
  savedBy: z.string(),
  updatedAt: z.string(),
  isDeleted: z.boolean(),
  /** The post that it became; null while it is a draft. */
  postId: z.number().int().nullable(),
});

/** `version` 0: the form was empty, and an empty draft vanishes. */
export const savedDraftSchema = z.object({ version: z.number().int(), savedAt: z.string() });

/** A form without a word in it is no draft, whatever its category and its switch say. */
export function hasText(form: AutosaveForm): boolean {
  const { title, slug, excerpt, content, imageUrl } = form;
  const { metaTitle, metaDescription, metaKeywords } = form;
  const texts = [title, slug, excerpt, content, imageUrl, metaTitle, metaDescription, metaKeywords];
  return texts.some((text) => text.trim() !== '');
}

export type PostDraft = z.infer<typeof postDraftSchema>;
export type DraftLineage = z.infer<z.ZodObject<typeof draftLineageShape>>;
