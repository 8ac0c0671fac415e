import { useSyncExternalStore } from 'react';
import type { EditorPost } from '../../../post-editing.ts';

/** A post that was just published or scheduled in this window. */
export type PostMoment = Pick<EditorPost, 'id' | 'title' | 'slug' | 'status' | 'publishedAt'>;

let last: PostMoment | null = null;
const listeners = new Set<() => void>();

function keep(moment: PostMoment | null): void {
  last = moment;
  for (const listener of listeners) listener();
}

export const forgetMoment = () => keep(null);

export function forgetMomentOf(id: number): void {
  if (last?.id === id) forgetMoment();
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
  if (!isAsBefore) keep({ id, title, slug, status, publishedAt });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePostMoment(): PostMoment | null {
  return useSyncExternalStore(subscribe, () => last);
}
