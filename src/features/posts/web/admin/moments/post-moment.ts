import { createWindowValue } from '../../../../../web/admin/window-value.ts';
import type { EditorPost } from '../../../post-editing.ts';

/** A post that was just published or scheduled in this window. */
export type PostMoment = Pick<EditorPost, 'id' | 'title' | 'slug' | 'status' | 'publishedAt'>;

const held = createWindowValue<PostMoment>();

export const usePostMoment = held.useValue;

export const forgetMoment = () => held.set(null);

export function forgetMomentOf(id: number): void {
  if (held.get()?.id === id) forgetMoment();
}

/** @param before the post as it was, or null for one that was not created */
export function noteMoment(
  before: Pick<EditorPost, 'status' | 'publishedAt'> | null,
  stored: PostMoment,
): void {
  const { id, title, slug, status, publishedAt } = stored;
  if (status !== 'published' && status !== 'scheduled') {
    forgetMomentOf(id);
    return;
  }
  const isAsBefore =
    before?.status === status &&
    (status === 'published' || before.publishedAt?.getTime() === publishedAt?.getTime());
  // A later save must not take the news of the first away.
  if (!isAsBefore) held.set({ id, title, slug, status, publishedAt });
}
