import { Fragment, type Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView, NodeView } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import {
  isUnderWay,
  type PictureQueue,
  type PictureState,
} from '../../../../../web/pictures/picture-queue.ts';
import { notePicture } from '../../../../media/web/admin/upload/under-way.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { Gallery } from '../blocks/gallery.ts';
import { PictureFigure } from '../blocks/picture-figure.ts';
import { placeBlocks } from './insert-pictures.ts';
import classes from './PendingPicture.module.css';
import { PendingPicture } from './pending-picture.ts';

const { upload: words } = richTextContent;

function sentence(name: string, state: PictureState): string {
  if (state.kind === 'waiting') return words.waiting(name);
  if (state.kind === 'preparing' || state.kind === 'done') return words.preparing(name);
  if (state.kind === 'failed') return words.failed(name, state.message);
  return state.percent < 100 ? words.sending(name) : words.processing(name);
}

function button(text: string, name: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.setAttribute('aria-label', `${text}: ${name}`);
  element.addEventListener('click', onPress);
  return element;
}

class PendingView implements NodeView {
  readonly dom = document.createElement('div');
  private readonly label = document.createElement('span');
  private readonly bar = document.createElement('progress');
  private readonly actions = document.createElement('span');
  private readonly stopHearing: () => void;
  private endWait: (() => void) | null = null;
  private shownKind = '';

  constructor(
    private readonly id: string,
    private readonly queue: PictureQueue,
  ) {
    this.dom.className = classes.upload ?? '';
    this.dom.contentEditable = 'false';
    this.label.setAttribute('role', 'status');
    this.bar.max = 100;
    this.dom.append(this.label, this.bar, this.actions);
    this.stopHearing = queue.subscribe(() => this.show());
    this.show();
  }

  private show(): void {
    const picture = this.queue.find(this.id);
    this.wait(picture !== null && isUnderWay(picture.state));
    if (!picture) return;
    const { name, state } = picture;
    if (state.kind === 'sending') this.bar.value = state.percent;
    else this.bar.removeAttribute('value');
    const text = sentence(name, state);
    if (this.label.textContent !== text) this.label.textContent = text;
    if (state.kind === this.shownKind) return;
    this.shownKind = state.kind;
    const hasFailed = state.kind === 'failed';
    this.bar.hidden = state.kind !== 'sending' && state.kind !== 'preparing';
    this.bar.setAttribute('aria-label', name);
    this.dom.toggleAttribute('data-failed', hasFailed);
    const remove = () => this.queue.remove(this.id);
    this.actions.replaceChildren(
      ...(hasFailed ? [button(words.retry, name, () => this.queue.retry(this.id))] : []),
      button(hasFailed ? words.forget : words.cancel, name, remove),
    );
  }

  /** Delays saving during an upload. */
  private wait(isWaiting: boolean): void {
    if (isWaiting) this.endWait ??= notePicture();
    else {
      this.endWait?.();
      this.endWait = null;
    }
  }

  stopEvent({ target }: Event): boolean {
    return target instanceof Element && this.actions.contains(target);
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.stopHearing();
    this.wait(false);
  }
}

function takeOut(tr: Transaction, at: number): void {
  const place = tr.mapping.map(at);
  const $place = tr.doc.resolve(place);
  const isLast = $place.parent.type.name === Gallery.name && $place.parent.childCount === 1;
  if (isLast) tr.delete($place.before(), $place.after());
  else tr.delete(place, place + 1);
}

/** Excluded from undo. Tiptap treats a document with only a picture as empty and would clear it. */
function withoutHistory(tr: Transaction): Transaction {
  return tr.setMeta('addToHistory', false).setMeta('preventClearDocument', true);
}

function settle(view: EditorView, queue: PictureQueue): void {
  const { tr, doc, schema } = view.state;
  doc.descendants((node, at) => {
    if (node.type.name !== PendingPicture.name) return;
    const picture = queue.find(String(node.attrs.id));
    if (!picture) return takeOut(tr, at);
    if (picture.state.kind !== 'done') return;
    const { url: src, widthPx, heightPx } = picture.state.picture;
    const size = { src, width: String(widthPx), height: String(heightPx) };
    const { picture: stood } = node.attrs;
    const arrived = stood
      ? schema.nodeFromJSON({ ...stood, attrs: { ...stood.attrs, ...size } })
      : schema.node(PictureFigure.name, { ...size, alt: '' });
    const place = tr.mapping.map(at);
    tr.replaceWith(place, place + 1, arrived);
  });
  if (tr.docChanged) view.dispatch(withoutHistory(tr));
}

function hasPending(doc: Node): boolean {
  let has = false;
  doc.descendants((node) => {
    has ||= node.type.name === PendingPicture.name;
    return !has;
  });
  return has;
}

export const Uploads = Extension.create<{ queue: PictureQueue | null }>({
  name: 'uploads',
  addOptions: () => ({ queue: null }),
  addProseMirrorPlugins() {
    const { queue } = this.options;
    if (!queue) return [];
    return [
      new Plugin({
        props: {
          nodeViews: {
            [PendingPicture.name]: (node) => new PendingView(String(node.attrs.id), queue),
          },
        },
        view: (view) => {
          const stop = queue.subscribe(() => settle(view, queue));
          return {
            // Undo and redo can restore placeholders of finished uploads.
            update: ({ state }, { doc }) => {
              if (state.doc === doc || !hasPending(state.doc)) return;
              queueMicrotask(() => {
                if (!view.isDestroyed) settle(view, queue);
              });
            },
            destroy: stop,
          };
        },
      }),
    ];
  },
});

/** Several pictures stand in one gallery, or each in a block of its own. */
export type Arrival = 'gallery' | 'single';

/** @returns the place before the gallery, or before the first picture */
export function uploadInto(
  editor: Editor,
  queue: PictureQueue,
  files: readonly File[],
  { at, arrival }: { at: number; arrival: Arrival },
): number {
  const { schema, state, view } = editor;
  const ids = queue.add(files);
  const places = ids.map((id) => schema.node(PendingPicture.name, { id }));
  const blocks = arrival === 'gallery' ? schema.node(Gallery.name, null, places) : places;
  view.dispatch(placeBlocks(state, at, Fragment.from(blocks)));
  let first = at;
  view.state.doc.descendants((node, place) => {
    if (node.attrs.id === ids[0]) first = arrival === 'gallery' ? place - 1 : place;
  });
  return first;
}

/**
 * Uploads pictures that are already in the text; alt text and caption stay.
 * @param fileOf returns the file of a source, or null to leave it unchanged
 */
export function uploadPlaced(
  editor: Editor,
  queue: PictureQueue,
  fileOf: (source: string) => File | null,
): void {
  const { tr, doc, schema } = editor.state;
  doc.descendants((node, at) => {
    const { src } = node.attrs;
    const file = typeof src === 'string' ? fileOf(src) : null;
    if (!file) return;
    const [id] = queue.add([file]);
    const place = tr.mapping.map(at);
    const pending = schema.node(PendingPicture.name, { id, picture: node.toJSON() });
    tr.replaceWith(place, place + node.nodeSize, pending);
  });
  if (tr.docChanged) editor.view.dispatch(withoutHistory(tr));
}
