import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { MediaItem, PicturesChanged } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';

const { several: words, toasts, unnamed } = mediaContent;

/** Keeps or deletes several pictures at once. Keeping can be taken back. */
export function useSeveralPictures(onChanged: () => void) {
  const { media } = trpc.useUtils().admin;
  const report = useBulkReport();
  const outcome = withToasts({ failed: toasts.failed, onFailed: () => media.list.invalidate() });
  const keeping = trpc.admin.media.keepSeveral.useMutation(outcome);
  const deletion = trpc.admin.media.deleteSeveral.useMutation(outcome);

  const then = (
    items: readonly MediaItem[],
    done: (count: number) => string,
    takeBack?: (changed: PicturesChanged['changed']) => void,
  ) => ({
    onSuccess: async ({ changed, failed }: PicturesChanged) => {
      await media.invalidate();
      report.show({
        ...{ count: changed.length, done, failed },
        names: new Map(items.map(({ id, name }) => [id, name || unnamed])),
        undo: takeBack && (() => takeBack(changed)),
      });
      onChanged();
    },
  });
  const sent = (items: readonly { id: string }[]) => items.map(({ id }) => ({ id }));

  return {
    report,
    isBusy: keeping.isPending || deletion.isPending,
    keep: (items: readonly MediaItem[], isKept: boolean) =>
      keeping.mutate(
        { pictures: sent(items), isKept },
        then(items, isKept ? words.done.keep : words.done.letGo, (changed) =>
          keeping.mutate(
            { pictures: sent(changed), isKept: !isKept },
            then(items, words.done.undone),
          ),
        ),
      ),
    remove: (items: readonly MediaItem[]) =>
      deletion.mutate({ pictures: sent(items) }, then(items, words.done.delete)),
  };
}
