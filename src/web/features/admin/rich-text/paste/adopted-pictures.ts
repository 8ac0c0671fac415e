import type { Editor } from '@tiptap/react';
import { isGooglePicture } from '../../../../../shared/google-pictures.ts';
import type { StoredPicture } from '../../../../../shared/media.ts';

/** In the text itself. */
const dataPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/=]/i;

/** Whether a picture stands where it will not stay: in the text itself, or at Google Docs. */
export function isFleeting(source: string): boolean {
  return dataPicture.test(source) || isGooglePicture(source);
}

function fleetingSources(editor: Editor): Set<string> {
  const sources = new Set<string>();
  editor.state.doc.descendants(({ attrs: { src } }) => {
    if (typeof src === 'string' && isFleeting(src)) sources.add(src);
  });
  return sources;
}

/** Gives a picture its new address wherever it stands, or takes it out; undoing other changes does not bring the old one back. */
function replaceSource(editor: Editor, source: string, stored: StoredPicture | null): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, at) => {
    if (node.attrs.src !== source) return;
    const place = tr.mapping.map(at);
    if (!stored) tr.delete(place, place + node.nodeSize);
    else {
      const { url: src, widthPx, heightPx } = stored;
      const size = { width: String(widthPx), height: String(heightPx) };
      tr.setNodeMarkup(place, null, { ...node.attrs, src, ...size });
    }
  });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * Stores every picture that would not stay where it is. One that cannot be stored keeps its address at Google; one that stands in the
 * text itself goes, because no post may hold it.
 * @returns how many were stored, and how many were not.
 */
export async function adoptPictures(
  editor: Editor,
  store: (source: string) => Promise<StoredPicture>,
): Promise<{ stored: number; failed: number }> {
  const counts = { stored: 0, failed: 0 };
  for (const source of fleetingSources(editor)) {
    const stored = await store(source).catch(() => null);
    if (editor.isDestroyed) return counts;
    counts[stored ? 'stored' : 'failed'] += 1;
    if (stored || !isGooglePicture(source)) replaceSource(editor, source, stored);
  }
  return counts;
}
