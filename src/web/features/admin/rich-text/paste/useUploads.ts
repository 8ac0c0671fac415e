import type { Editor } from '@tiptap/react';
import { adminEditorContent } from '../../../../../content/post-editing.ts';
import { paths } from '../../../../../shared/paths.ts';
import { showErrorToast } from '../../../../components/toast/toast-store.ts';
import { preparePicture } from '../../../../pictures/prepare-picture.ts';
import { sendPicture, UploadError } from '../../../../pictures/send-picture.ts';
import { uploadFault } from '../../../../pictures/upload-fault.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { uploadInto } from './uploads.ts';

const { failures } = adminEditorContent.image;

/** Uploads the pictures that were pasted or dropped, one behind the other, each in its place. */
export function useUploads() {
  const { reportEnded } = useAdminSession();
  return async (editor: Editor, files: readonly File[], at: number): Promise<void> => {
    for (const file of files) {
      await uploadInto({
        ...{ editor, file, at },
        send: async (one, options) =>
          sendPicture(paths.adminUpload, await preparePicture(one), options),
        onFailed: (error) => {
          if (error instanceof UploadError && error.failure === 'signedOut') reportEnded();
          else showErrorToast({ title: file.name, description: uploadFault(error, failures) });
        },
      });
    }
  };
}
