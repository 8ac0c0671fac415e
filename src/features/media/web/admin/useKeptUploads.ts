import { pictureStem } from '../../../../shared/media.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { usePictureQueue } from './usePictureQueue.ts';
import { useStored } from './useStored.ts';

/** Marks uploads as kept, because no post uses them yet. */
export function useKeptUploads() {
  const utils = trpc.useUtils();
  const keep = trpc.admin.media.update.useMutation({
    onSettled: () => utils.admin.media.list.invalidate(),
  });
  const uploads = usePictureQueue();
  useStored(uploads.pictures, ({ url }) => {
    const id = pictureStem(url);
    if (id !== null) keep.mutate({ id, isKept: true });
  });
  return uploads;
}
