import { adminPostsContent } from '../../../../content/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { usePostChanges } from './post-changes.ts';
import type { DeletedPosts } from './useDeletedPosts.ts';

const { toasts } = adminPostsContent;
const onError = (error: unknown) => showFailure(error, toasts.failed);

/** What a card of the list can do to a new post that was not created yet. */
export function useDraftActions(id: string, deleted: DeletedPosts) {
  const { refreshLists, refreshElsewhere } = usePostChanges();
  const remove = trpc.admin.drafts.delete.useMutation({
    onSuccess: () => {
      deleted.add(id);
      showToast(toasts.deleted);
      void refreshElsewhere();
    },
    onError,
  });
  const undelete = trpc.admin.drafts.undelete.useMutation({
    onSuccess: async () => {
      showToast(toasts.restored);
      await refreshLists();
      deleted.remove(id);
    },
    onError,
  });
  return {
    isUndeleting: undelete.isPending,
    isBusy: remove.isPending || undelete.isPending,
    remove: () => remove.mutate({ id }),
    undelete: () => undelete.mutate({ id }),
  };
}
