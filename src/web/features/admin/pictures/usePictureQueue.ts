import { useEffect, useState, useSyncExternalStore } from 'react';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import { paths } from '../../../../shared/paths.ts';
import { PictureQueue } from '../../../pictures/picture-queue.ts';
import { useAdminSession } from '../session/admin-session.ts';

/** Pictures of posts on their way to the server; they end with what has asked for them. */
export function usePictureQueue() {
  const { reportEnded } = useAdminSession();
  const [queue] = useState(
    () =>
      new PictureQueue({
        address: paths.adminUpload,
        failures: adminEditorContent.image.failures,
        onSignedOut: reportEnded,
      }),
  );
  useEffect(() => () => queue.clear(), [queue]);
  const pictures = useSyncExternalStore(queue.subscribe, queue.pictures, queue.pictures);
  return { queue, pictures };
}
