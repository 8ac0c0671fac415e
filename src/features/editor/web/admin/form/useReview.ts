import { useState } from 'react';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { review: words } = adminEditorContent;

type ReviewState = Pick<EditorPost, 'readyAt' | 'readyBy'>;

/** @param onChange takes the state alone: others may have saved a version that this window has not seen */
export function useReview(postId: number | undefined, onChange: (state: ReviewState) => void) {
  const { client } = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const [isBusy, setBusy] = useState(false);

  const set = async (isReady: boolean) => {
    if (postId === undefined) return;
    setBusy(true);
    try {
      const { posts } = client.admin;
      const call = isReady ? posts.markReady : posts.backToDraft;
      const { readyAt, readyBy } = await call.mutate({ id: postId });
      onChange({ readyAt, readyBy });
      showToast(isReady ? words.done : words.takenBack);
      await refreshLists();
    } catch (error) {
      showFailure(error, words.failed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, set };
}
