import { type RefObject, useState } from 'react';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { isWithoutPendingPictures } from '../../../../media/web/admin/upload/under-way.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import type { TextAccess } from '../content/ContentSection.tsx';
import { type EditorValues, validatePost, valuesOf } from '../editor-form.ts';
import type { EditorFormApi } from '../useTitleFollowing.ts';

interface MergeInput {
  form: EditorFormApi;
  text: RefObject<TextAccess | null>;
  /** The post and the values that this window started from; null for a new post. */
  held: () => { post: EditorPost | null; baseline: EditorValues };
  goOnWith: (stored: EditorPost, baseline: EditorValues) => void;
}

/** Takes what others saved meanwhile into the form. `mergedWith` is who saved it. */
export function useMerge({ form, text, held, goOnWith }: MergeInput) {
  const { client } = trpc.useUtils();
  const [mergedWith, setMergedWith] = useState<string | null>(null);

  const merge = async () => {
    const { post, baseline } = held();
    // Only the editor knows a picture on its way.
    if (!post || !isWithoutPendingPictures()) return null;
    const [stored, details, { mergeValues }] = await Promise.all([
      client.admin.posts.get.query({ id: post.id }),
      client.admin.posts.details.get.query({ id: post.id }),
      import('./merge-values.ts'),
    ]);
    if (stored.version === post.version) return null;
    const theirs = valuesOf(stored, details);
    // Typing went on meanwhile.
    text.current?.flush();
    const values = mergeValues(baseline, form.getValues(), theirs);
    if (!values || Object.keys(validatePost(values)).length > 0) return null;
    text.current?.keepCaret(values.content);
    form.setValues(values);
    goOnWith(stored, theirs);
    const { savedBy } = stored;
    setMergedWith(savedBy ? actorName(savedBy) : adminEditorContent.conflict.somebody);
    return { values, over: stored.version };
  };
  return { merge, mergedWith, forget: () => setMergedWith(null) };
}
