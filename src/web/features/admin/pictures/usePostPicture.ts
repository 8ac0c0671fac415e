import { adminEditorContent } from '../../../../content/post-editing.ts';
import { paths } from '../../../../shared/paths.ts';
import { useUpload } from '../../../pictures/useUpload.ts';
import { useAdminSession } from '../session/admin-session.ts';

/** Uploads a picture for a post as soon as it is there. */
export function usePostPicture(onStored: (url: string) => void) {
  const { reportEnded } = useAdminSession();
  const { failures } = adminEditorContent.image;
  const { state, prepare, send, cancel } = useUpload({ failures, onSignedOut: reportEnded });
  const upload = (file: File) =>
    void prepare(file, (picture) => {
      void send(paths.adminUpload, picture, ({ url }) => onStored(url));
    });
  return { state, upload, cancel };
}
