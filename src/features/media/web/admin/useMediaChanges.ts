import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../web/components/toast/toast-store.ts';
import type { MediaItem, MediaUpdate } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';

const { toasts } = mediaContent;

type MediaForm = NonNullable<MediaUpdate['seen']>;

export function mediaForm({ name, altText, isKept, focusX, focusY }: MediaItem): MediaForm {
  return { name, altText, isKept, focusX, focusY };
}

/** @param onEnd called after a successful change; the picture may be deleted by then */
export function useMediaChanges(item: MediaItem, onEnd: () => void) {
  const { id } = item;
  const utils = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const { failed } = toasts;
  const end = async () => {
    await utils.admin.media.invalidate();
    onEnd();
  };
  const update = trpc.admin.media.update.useMutation(
    withToasts({
      ...{ done: toasts.saved, failed, onDone: end },
      // Keeps typed values and reloads the list with the newer stored values.
      onFailed: () => utils.admin.media.list.invalidate(),
    }),
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
    save: (form: MediaForm) => update.mutate({ id, ...form, seen: mediaForm(item) }),
    remove: () => remove.mutate({ id }),
    replaceBy: (byId: string) => replace.mutate({ id, byId }),
  };
}
