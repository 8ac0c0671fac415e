import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { richTextContent } from '../../../../../content/rich-text.ts';
import type { StoredPicture } from '../../../../../shared/media.ts';
import classes from './uploads.module.css';

const { upload: words } = richTextContent;

type Change =
  | { kind: 'start'; id: string; at: number; dom: HTMLElement }
  | { kind: 'end'; id: string };

const key = new PluginKey<DecorationSet>('uploads');

/** Keeps the places of pictures that are on their way, wherever the text around them goes meanwhile. */
export const Uploads = Extension.create({
  name: 'uploads',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, places) => {
          const mapped = places.map(transaction.mapping, transaction.doc);
          const change: Change | undefined = transaction.getMeta(key);
          if (change?.kind === 'start') {
            const { id, at, dom } = change;
            return mapped.add(transaction.doc, [Decoration.widget(at, dom, { id, side: 1 })]);
          }
          if (change?.kind !== 'end') return mapped;
          return mapped.remove(mapped.find(undefined, undefined, ({ id }) => id === change.id));
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

interface Progress {
  dom: HTMLElement;
  show: (percent: number) => void;
}

/** What stands in the place of a picture until it has arrived. */
function progressOf(name: string, onCancel: () => void): Progress {
  const dom = document.createElement('div');
  dom.className = classes.upload ?? '';
  dom.contentEditable = 'false';
  const label = document.createElement('span');
  label.setAttribute('role', 'status');
  label.textContent = words.preparing(name);
  const bar = document.createElement('progress');
  bar.max = 100;
  bar.setAttribute('aria-label', name);
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = words.cancel;
  cancel.addEventListener('click', onCancel);
  dom.append(label, bar, cancel);
  return {
    dom,
    show: (percent) => {
      bar.value = percent;
      label.textContent = percent < 100 ? words.sending(name) : words.processing(name);
    },
  };
}

interface UploadInput {
  editor: Editor;
  file: File;
  /** Where in the document. */
  at: number;
  send: (
    file: File,
    options: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<StoredPicture>;
  onFailed: (error: unknown) => void;
}

/** Sends a picture at once and puts it in its place when it is there. */
export async function uploadInto({ editor, file, at, send, onFailed }: UploadInput): Promise<void> {
  const id = crypto.randomUUID();
  const ending = new AbortController();
  const progress = progressOf(file.name, () => ending.abort());
  const tell = (change: Change) => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, change));
  };
  tell({ kind: 'start', id, at, dom: progress.dom });
  try {
    const { url, widthPx, heightPx } = await send(file, {
      onProgress: progress.show,
      signal: ending.signal,
    });
    if (editor.isDestroyed) return;
    const [place] =
      key.getState(editor.state)?.find(undefined, undefined, (one) => one.id === id) ?? [];
    tell({ kind: 'end', id });
    // Its place was deleted meanwhile: so is the picture.
    if (!place) return;
    const attrs = { src: url, alt: '', width: String(widthPx), height: String(heightPx) };
    editor.commands.insertContentAt(place.from, { type: 'pictureFigure', attrs });
  } catch (error) {
    tell({ kind: 'end', id });
    if (!ending.signal.aborted) onFailed(error);
  }
}
