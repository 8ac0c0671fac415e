import { ActionIcon, Menu } from '@mantine/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type DragEvent, useEffect, useState } from 'react';
import { richTextContent } from '../../../words/rich-text.ts';
import classes from './BlockHandle.module.css';
import { blockAt, duplicateBlock, moveBlock, removeBlock } from './move-block.ts';

const { block: words } = richTextContent;

/** Debounced so that keystrokes stay fast. */
const typingPauseMs = 200;

interface Place {
  from: number;
  topPx: number;
}

function placeOf(editor: Editor, position: number): Place | null {
  const block = blockAt(editor, Math.min(position, editor.state.doc.content.size));
  const dom = block && editor.view.nodeDOM(block.from);
  const box = editor.view.dom.parentElement;
  if (!block || !(dom instanceof HTMLElement) || !box) return null;
  const topPx = dom.getBoundingClientRect().top - box.getBoundingClientRect().top;
  return { from: block.from, topPx };
}

function useBlockPlace(editor: Editor) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    // `useEditor` may destroy an editor before it mounts.
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (position: number) => {
      const next = placeOf(editor, position);
      setPlace((before) =>
        before?.from === next?.from && before?.topPx === next?.topPx ? before : next,
      );
    };
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => !editor.isDestroyed && show(editor.state.selection.from),
        typingPauseMs,
      );
    };
    const point = ({ clientY }: MouseEvent) => {
      const { left, width } = dom.getBoundingClientRect();
      const found = editor.view.posAtCoords({ left: left + width / 2, top: clientY });
      if (found) show(found.inside >= 0 ? found.inside : found.pos);
    };
    const ending = new AbortController();
    const { signal } = ending;
    dom.addEventListener('mousemove', point, { signal });
    dom.addEventListener('scroll', follow, { signal, passive: true });
    editor.on('transaction', follow);
    follow();
    return () => {
      ending.abort();
      clearTimeout(timer);
      editor.off('transaction', follow);
    };
  }, [editor]);
  return { place, refresh: () => setPlace(placeOf(editor, editor.state.selection.from)) };
}

export function BlockHandle({ editor }: { editor: Editor }) {
  const { place, refresh } = useBlockPlace(editor);
  const [held, setHeld] = useState<Place | null>(null);
  const shown = held ?? place;
  if (!shown) return null;

  const drag = (event: DragEvent) => {
    const { view } = editor;
    const dom = view.nodeDOM(shown.from);
    if (!(dom instanceof HTMLElement)) return;
    const selection = NodeSelection.create(view.state.doc, shown.from);
    view.dispatch(view.state.tr.setSelection(selection));
    event.dataTransfer.setDragImage(dom, 0, 0);
    event.dataTransfer.setData('text/plain', dom.textContent ?? '');
    event.dataTransfer.effectAllowed = 'move';
    // ProseMirror reads this on drop.
    view.dragging = { slice: selection.content(), move: true };
  };
  const change = (act: (editor: Editor, from: number) => unknown) => {
    act(editor, shown.from);
    refresh();
  };

  return (
    <div className={classes.handle} style={{ top: shown.topPx }}>
      <Menu
        position="bottom-start"
        onOpen={() => setHeld(shown)}
        onClose={() => setHeld(null)}
        returnFocus={false}
        zIndex={310}
      >
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.handle}
            title={words.handle}
            draggable
            onDragStart={drag}
          >
            <IconGripVertical size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => change((now, from) => moveBlock(now, from, -1))}>
            {words.up}
          </Menu.Item>
          <Menu.Item onClick={() => change((now, from) => moveBlock(now, from, 1))}>
            {words.down}
          </Menu.Item>
          <Menu.Item onClick={() => change(duplicateBlock)}>{words.duplicate}</Menu.Item>
          <Menu.Item color="red" onClick={() => change(removeBlock)}>
            {words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
