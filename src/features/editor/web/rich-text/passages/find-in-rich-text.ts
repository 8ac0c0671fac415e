import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { type Finder, type FindQuery, findMatches, stepIndex } from '../../find/finder.ts';
import classes from '../RichText.module.css';
import { type EditorDocument, textblocksOf } from './textblocks.ts';

interface Found {
  query: FindQuery;
  places: { from: number; to: number }[];
  /** Index of the current match; -1 for none. */
  index: number;
}

const nothing: Found = { query: { text: '', matchCase: false }, places: [], index: -1 };
const key = new PluginKey<Found>('find');

function findPlaces(doc: EditorDocument, query: FindQuery): Found['places'] {
  if (query.text === '') return [];
  return textblocksOf(doc).flatMap(({ text, start }) =>
    findMatches(text, query).map(({ from, to }) => ({ from: start + from, to: start + to })),
  );
}

export const FindMarks = Extension.create({
  name: 'findMarks',

  addProseMirrorPlugins() {
    return [
      new Plugin<Found>({
        key,
        state: {
          init: () => nothing,
          apply: (transaction, found) => {
            const next: Found = transaction.getMeta(key) ?? found;
            if (!transaction.docChanged || next.query.text === '') return next;
            return { ...next, places: findPlaces(transaction.doc, next.query) };
          },
        },
        props: {
          decorations: (state) => {
            const { places, index } = key.getState(state) ?? nothing;
            if (places.length === 0) return null;
            return DecorationSet.create(
              state.doc,
              places.map(({ from, to }, at) =>
                Decoration.inline(from, to, {
                  class: `${classes.found} ${at === index ? classes.shown : ''}`,
                }),
              ),
            );
          },
        },
      }),
    ];
  },
});

export function richTextFinder(editor: Editor): Finder {
  const found = () => key.getState(editor.state) ?? nothing;
  const put = (next: Found) => {
    editor.view.dispatch(editor.state.tr.setMeta(key, next));
    const place = next.places[next.index];
    const { node } = place ? editor.view.domAtPos(place.from) : { node: null };
    const element = node instanceof Element ? node : node?.parentElement;
    element?.scrollIntoView({ block: 'nearest' });
    return { count: next.places.length, at: next.index + 1 };
  };
  const firstIndex = ({ places }: Found, direction: 1 | -1) => {
    const { from, to } = editor.state.selection;
    return direction === 1
      ? places.findIndex((place) => place.from >= from)
      : places.findLastIndex((place) => place.to <= to);
  };
  const step = (direction: 1 | -1) => {
    const now = found();
    const near = now.index < 0 ? firstIndex(now, direction) : -1;
    const index = near >= 0 ? near : stepIndex(now.index, now.places.length, direction);
    return put({ ...now, index });
  };

  return {
    search: (query) => {
      const now = found();
      const isSame = now.query.text === query.text && now.query.matchCase === query.matchCase;
      const places = findPlaces(editor.state.doc, query);
      return put({ query, places, index: isSame && now.index < places.length ? now.index : -1 });
    },
    step,
    replace: (by) => {
      const { places, index } = found();
      const place = places[index];
      if (!place) return step(1);
      const { tr } = editor.state;
      editor.view.dispatch(tr.insertText(by, place.from, place.to));
      const now = found();
      const behind = now.places.findIndex(({ from }) => from >= place.from + by.length);
      return put({ ...now, index: behind >= 0 ? behind : Math.min(0, now.places.length - 1) });
    },
    replaceAll: (by) => {
      const { places } = found();
      const { tr } = editor.state;
      for (const { from, to } of [...places].reverse()) tr.insertText(by, from, to);
      editor.view.dispatch(tr);
      put({ ...found(), index: -1 });
      return places.length;
    },
    show: ({ words, sentence }) => {
      const { doc } = editor.state;
      const [around] = findPlaces(doc, { text: sentence, matchCase: true });
      const places = findPlaces(doc, { text: words, matchCase: true });
      const place =
        places.find(({ from, to }) => around && from >= around.from && to <= around.to) ??
        places[0];
      if (!place) return false;
      return editor.chain().focus().setTextSelection(place).scrollIntoView().run();
    },
    clear: () => {
      if (!editor.isDestroyed) put(nothing);
    },
  };
}
