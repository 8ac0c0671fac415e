import type { Editor } from '@tiptap/react';
import type { StoredPicture } from '../../../../../shared/media/media.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { PictureQueue } from '../../../../../web/pictures/picture-queue.ts';
import { isGooglePicture } from '../../../../media/google-pictures.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { uploadPlaced } from '../pictures/uploads.ts';

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

const dataPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/=]/i;

function isInText(source: string): boolean {
  return dataPicture.test(source);
}

/** Matches data URLs and temporary Google Docs addresses. */
export function isFleeting(source: string): boolean {
  return isInText(source) || isGooglePicture(source);
}

function sourcesAtGoogle(editor: Editor): Set<string> {
  const sources = new Set<string>();
  editor.state.doc.descendants(({ attrs: { src } }) => {
    if (typeof src === 'string' && isGooglePicture(src)) sources.add(src);
  });
  return sources;
}

/** Replaces the address everywhere. Undo of other changes does not restore it. */
function replaceSource(editor: Editor, source: string, stored: StoredPicture): void {
  const { url: src, widthPx, heightPx } = stored;
  const size = { width: String(widthPx), height: String(heightPx) };
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (node.attrs.src !== source) return;
    tr.setNodeMarkup(tr.mapping.map(at), null, { ...node.attrs, src, ...size });
  });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * Copies Google Docs pictures to this site. Failed ones keep their address.
 * @returns the numbers of stored and failed pictures
 */
async function adoptPictures(
  editor: Editor,
  store: (source: string) => Promise<StoredPicture>,
): Promise<{ stored: number; failed: number }> {
  const counts = { stored: 0, failed: 0 };
  for (const source of sourcesAtGoogle(editor)) {
    const stored = await store(source).catch(() => null);
    if (editor.isDestroyed) return counts;
    counts[stored ? 'stored' : 'failed'] += 1;
    if (stored) replaceSource(editor, source, stored);
  }
  return counts;
}
