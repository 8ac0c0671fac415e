import type { Editor } from '@tiptap/react';
import type { StoredPicture } from '../../../../../shared/media/media.ts';
import { isGooglePicture } from '../../../../media/google-pictures.ts';

const dataPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/=]/i;

export function isInText(source: string): boolean {
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
export async function adoptPictures(
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
