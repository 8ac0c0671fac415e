import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';
import { autosaveFormSchema, editorNameSchema } from '../posts/post-editing.ts';
import { postSchema, publishedFlagSchema } from '../posts/posts.ts';

export const previewLinkDays = 7;

/** Limits open links per text. */
export const mostPreviewLinks = 20;

/** Accepts a link key, or a post id for an admin with access. */
export const previewKeySchema = z.string().regex(/^(?:[\w-]{32}|[1-9]\d{0,8})$/);

export const previewLinkSchema = z.object({ key: z.string(), endsAt: timestamp() });

export const revisionRowSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  savedBy: z.string(),
  createdAt: timestamp(),
  isPublished: publishedFlagSchema,
});

export const revisionSchema = postSchema
  .omit({ id: true, updatedAt: true, publishedAt: true })
  .extend(revisionRowSchema.shape);

export const autosaveSchema = z.object({
  form: autosaveFormSchema,
  baseVersion: z.number().int(),
  /** Null for text saved before windows had names. */
  savedFrom: editorNameSchema.nullable(),
  updatedAt: timestamp(),
});

/** Names the window and the window whose text it has seen. Text of other windows is kept. */
export const editorWindowSchema = z.object({
  savedFrom: editorNameSchema,
  seen: editorNameSchema.nullable(),
});

export const otherEditorSchema = z.object({ username: z.string(), updatedAt: timestamp() });

export type Revision = z.infer<typeof revisionSchema>;
export type RevisionRow = z.infer<typeof revisionRowSchema>;
export type Autosave = z.infer<typeof autosaveSchema>;
export type EditorWindow = z.infer<typeof editorWindowSchema>;
export type OtherEditor = z.infer<typeof otherEditorSchema>;
