import { adminPostsContent } from '../../../../content/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { usePostChanges } from './post-changes.ts';
import type { DeletedPosts } from './useDeletedPosts.ts';

const { toasts } = adminPostsContent;
const onError = (error: unknown) => showFailure(error, toasts.failed);

/** What a card of the list can do to its post. */
export function usePostActions(id: number, deleted: DeletedPosts) {
  const { refreshLists, refreshElsewhere, forgetPost } = usePostChanges();

  const remove = trpc.admin.posts.delete.useMutation({
    onSuccess: () => {
      deleted.add(id);
      forgetPost(id);
      showToast(toasts.deleted);
      void refreshElsewhere();
    },
    onError,
  });
  const undelete = trpc.admin.posts.undelete.useMutation({
    onSuccess: async () => {
      showToast(toasts.restored);
      await refreshLists();
      deleted.remove(id);
    },
    onError,
  });
  const publish = trpc.admin.posts.publish.useMutation({
    onSuccess: () => {
      forgetPost(id);
      showToast(toasts.published);
      return refreshLists();
    },
    onError,
  });
  const unpublish = trpc.admin.posts.unpublish.useMutation({
    onSuccess: () => {
      forgetPost(id);
      showToast(toasts.unpublished);
      return refreshLists();
    },
    onError,
  });

  return {
    isUndeleting: undelete.isPending,
    isBusy: remove.isPending || undelete.isPending || publish.isPending || unpublish.isPending,
    remove: () => remove.mutate({ id }),
    undelete: () => undelete.mutate({ id }),
    publish: () => publish.mutate({ id }),
    unpublish: () => unpublish.mutate({ id }),
  };
}
