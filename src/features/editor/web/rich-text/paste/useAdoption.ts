import type { Editor } from '@tiptap/react';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { PictureQueue } from '../../../../../web/pictures/picture-queue.ts';
import { isGooglePicture } from '../../../../media/google-pictures.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { uploadPlaced } from '../pictures/uploads.ts';
import { adoptPictures, isInText } from './adopted-pictures.ts';

const { adoption: words } = richTextContent.paste;

function fileOf(dataAddress: string): File {
  const [head = '', encoded = ''] = dataAddress.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], words.fileName, { type });
}

function hasGooglePictures({ state }: Editor): boolean {
  let has = false;
  state.doc.descendants(({ attrs: { src } }) => {
    has ||= typeof src === 'string' && isGooglePicture(src);
    return !has;
  });
  return has;
}

/** Uploads data URLs through the queue; the server fetches Google pictures. */
export function useAdoption(queue: PictureQueue) {
  const adopt = trpc.admin.media.adopt.useMutation();
  return async (editor: Editor): Promise<void> => {
    uploadPlaced(editor, queue, (source) => (isInText(source) ? fileOf(source) : null));
    if (!hasGooglePictures(editor)) return;
    showToast({ title: words.title, description: words.running });
    const { stored, failed } = await adoptPictures(editor, (url) => adopt.mutateAsync({ url }));
    if (failed > 0) showErrorToast({ title: words.title, description: words.failed(failed) });
    else showToast({ title: words.title, description: words.done(stored) });
  };
}
