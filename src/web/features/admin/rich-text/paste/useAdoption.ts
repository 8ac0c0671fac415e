import type { Editor } from '@tiptap/react';
import { richTextContent } from '../../../../../content/rich-text.ts';
import { isGooglePicture } from '../../../../../shared/google-pictures.ts';
import { paths } from '../../../../../shared/paths.ts';
import { trpc } from '../../../../api/trpc.ts';
import { showErrorToast, showToast } from '../../../../components/toast/toast-store.ts';
import { preparePicture } from '../../../../pictures/prepare-picture.ts';
import { sendPicture } from '../../../../pictures/send-picture.ts';
import { adoptPictures } from './adopted-pictures.ts';

const { adoption: words } = richTextContent.paste;

function fileOf(dataAddress: string): File {
  const [head = '', encoded = ''] = dataAddress.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], words.fileName, { type });
}

/** Brings the pictures of a pasted text here, and says how that went. */
export function useAdoption() {
  const adopt = trpc.admin.media.adopt.useMutation();
  const store = async (source: string) =>
    isGooglePicture(source)
      ? adopt.mutateAsync({ url: source })
      : sendPicture(paths.adminUpload, await preparePicture(fileOf(source)), {
          onProgress: () => {},
          signal: new AbortController().signal,
        });
  return async (editor: Editor): Promise<void> => {
    showToast({ title: words.title, description: words.running });
    const { stored, failed } = await adoptPictures(editor, store);
    if (failed > 0) showErrorToast({ title: words.title, description: words.failed(failed) });
    else showToast({ title: words.title, description: words.done(stored) });
  };
}
