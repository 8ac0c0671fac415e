import { mediaContent } from '../../../../content/media.ts';
import type { MediaItem, MediaUpdate } from '../../../../shared/media-library.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { showErrorToast, showToast } from '../../../components/toast/toast-store.ts';
import { usePostChanges } from '../parts/post-changes.ts';

const { toasts } = mediaContent;

/** What can be done with a picture of the library. @param onEnd it is over, and the picture may be gone */
export function useMediaChanges({ id }: MediaItem, onEnd: () => void) {
  const utils = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const { failed } = toasts;
  const end = async () => {
    await utils.admin.media.invalidate();
    onEnd();
  };
  const update = trpc.admin.media.update.useMutation(
    withToasts({ done: toasts.saved, failed, onDone: end }),
  );
  const remove = trpc.admin.media.delete.useMutation(
    withToasts({ done: toasts.deleted, failed, onDone: end }),
  );
  const replace = trpc.admin.media.replace.useMutation(
    withToasts({
      failed,
      onDone: async (answer: { changedCount: number; failed: readonly unknown[] }) => {
        if (answer.failed.length > 0) showErrorToast(toasts.notReplaced(answer.failed.length));
        else showToast(toasts.replaced(answer.changedCount));
        await Promise.all([refreshLists(), utils.admin.posts.get.invalidate()]);
        await end();
      },
    }),
  );
  return {
    isBusy: update.isPending || remove.isPending || replace.isPending,
    save: (form: Omit<MediaUpdate, 'id'>) => update.mutate({ id, ...form }),
    remove: () => remove.mutate({ id }),
    replaceBy: (byId: string) => replace.mutate({ id, byId }),
  };
}
