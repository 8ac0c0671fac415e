import { z } from 'zod';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';

/** The browser makes the key of a new document. */
export const draftIdSchema = z.uuid('This is no draft.');

/** Names a document: a created post by its id, a new one by its key. */
export const documentRefSchema = z.union([
  z.object({ postId: idSchema() }),
  z.object({ draftId: draftIdSchema }),
]);

export const kindNamePattern = '[a-z][a-z-]{1,40}';
export const kindNameSchema = () => z.string().regex(new RegExp(`^${kindNamePattern}$`));

/** Names content of the site too, by the name of its kind. */
export const anyDocumentRefSchema = z.union([
  documentRefSchema,
  z.object({ contentKind: kindNameSchema() }),
]);

export const editorNameSchema = z.string().min(1).max(64);

/**
 * An open editor. `savedFrom` is its random name; its own saves never conflict. `seen` is the version of the autosave that it
 * loaded, 0 for none: text that it has not seen is kept.
 */
export const editorWindowSchema = z.object({
  savedFrom: editorNameSchema,
  seen: z.number().int().min(0).max(maxId),
});

export const otherEditorSchema = z.object({ username: z.string(), updatedAt: timestamp() });

/** `version` 0 means that the form had no text and nothing is kept. */
export const keptAutosaveSchema = z.object({
  version: z.number().int(),
  savedAt: timestamp(),
  otherEditors: z.array(otherEditorSchema),
});

/** A new document that was created meanwhile has no `form`; `postId` names it. */
export function autosaveSchemaOf<Form extends z.ZodType>(form: Form) {
  return z.object({
    form: form.nullable(),
    version: z.number().int(),
    baseVersion: z.number().int(),
    savedBy: z.string(),
    savedFrom: editorNameSchema.nullable(),
    updatedAt: timestamp(),
    postId: z.number().int().nullable(),
  });
}

export type DocumentRef = z.infer<typeof documentRefSchema>;
export type AnyDocumentRef = z.infer<typeof anyDocumentRefSchema>;
export type EditorWindow = z.infer<typeof editorWindowSchema>;
export type OtherEditor = z.infer<typeof otherEditorSchema>;
export type KeptAutosave = z.infer<typeof keptAutosaveSchema>;

export interface Autosave<Form> {
  form: Form | null;
  version: number;
  baseVersion: number;
  savedBy: string;
  savedFrom: string | null;
  updatedAt: Date;
  postId: number | null;
}
