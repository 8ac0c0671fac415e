import { pictureStem } from '../../../../shared/media.ts';
import { trpc } from '../../../api/trpc.ts';
import { usePostPicture } from '../pictures/usePostPicture.ts';

/** Uploads a picture for later: it stays although no post shows it yet. */
export function useKeptUpload() {
  const utils = trpc.useUtils();
  const keep = trpc.admin.media.update.useMutation({
    onSettled: () => utils.admin.media.list.invalidate(),
  });
  return usePostPicture((url) => {
    const id = pictureStem(url);
    if (id !== null) keep.mutate({ id, isKept: true });
  });
}
