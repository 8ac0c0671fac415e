import { useEffect, useState, useSyncExternalStore } from 'react';
import { filePaths } from '../../../../../shared/file-paths.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { PictureQueue } from '../../../../../web/pictures/picture-queue.ts';
import { libraryUpload } from '../../../media-library.ts';
import { uploadContent } from '../../../words/media.ts';

export function usePictureQueue(address: string = filePaths.adminUpload) {
  const { reportEnded } = useAdminSession();
  const { client } = trpc.useUtils();
  const [queue] = useState(
    () =>
      new PictureQueue({
        address,
        failures: uploadContent.failures,
        onSignedOut: reportEnded,
        findKnown: (sourceHash) =>
          client.admin.media.known.mutate({ sourceHash, isKept: address === libraryUpload }),
      }),
  );
  useEffect(() => () => queue.clear(), [queue]);
  const pictures = useSyncExternalStore(queue.subscribe, queue.pictures, queue.pictures);
  return { queue, pictures };
}
