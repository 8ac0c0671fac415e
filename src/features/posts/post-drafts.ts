import { z } from 'zod';
import { maxId, timestamp } from '../../shared/wire.ts';
import {
  type AutosaveForm,
  autosaveFormSchema,
  draftIdSchema,
  editorNameSchema,
} from './post-editing.ts';

export const draftLineageShape = {
  version: z.number().int().min(0).max(maxId),
  /** Random name of the open editor. Saves of the same editor never conflict with each other. */
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
  postId: z.number().int().nullable(),
});

/** `version` 0 means that the form had no text and the draft was removed. */
export const savedDraftSchema = z.object({ version: z.number().int(), savedAt: timestamp() });

/** Ignores the category and the publication switch: text alone makes a draft. */
export function hasText(form: AutosaveForm): boolean {
  const { title, slug, excerpt, content, imageUrl } = form;
  const { metaTitle, metaDescription, metaKeywords } = form;
  const texts = [title, slug, excerpt, content, imageUrl, metaTitle, metaDescription, metaKeywords];
  return texts.some((text) => text.trim() !== '');
}

export type PostDraft = z.infer<typeof postDraftSchema>;
export type DraftLineage = z.infer<z.ZodObject<typeof draftLineageShape>>;
