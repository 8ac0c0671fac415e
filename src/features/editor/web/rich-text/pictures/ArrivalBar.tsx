import { Button, Group, Text } from '@mantine/core';
import { type Editor, type EditorEvents, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { richTextContent } from '../../../words/rich-text.ts';
import { arrange, arrivalAt } from './arrange.ts';
import { keepArrival } from './last-arrival.ts';
import type { Arrival } from './uploads.ts';

const { arrival: words } = richTextContent;
const arrivals: readonly Arrival[] = ['gallery', 'single'];

interface ArrivalBarProps {
  editor: Editor;
  count: number;
  /** Place of the first one in the text. */
  at: number;
  onClose: () => void;
}

/** Stands in `BlockBars`, and changes how pictures stand that came together. They stand as those before them did until then, so nothing is asked. */
export function ArrivalBar({ editor, count, at, onClose }: ArrivalBarProps) {
  const place = useRef(at);
  useEffect(() => {
    // Other uploads may arrive in the meantime, and move the place.
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      place.current = transaction.mapping.map(place.current, -1);
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);
  const now = useEditorState({
    editor,
    selector: ({ editor: { state } }) => arrivalAt(state.doc, place.current),
  });
  if (now === null) return null;
  const choose = (arrival: Arrival) => {
    keepArrival(arrival);
    arrange(editor, place.current, count, arrival);
    // Writing goes on, and undo reaches the text.
    editor.view.focus();
  };
  return (
    <Group role="group" aria-label={words.title(count)} gap="xs" p="xs">
      <Text fz="sm">{words.title(count)}</Text>
      {arrivals.map((arrival) => (
        <Button
          key={arrival}
          size="xs"
          variant={arrival === now ? 'light' : 'default'}
          aria-pressed={arrival === now}
          onClick={() => choose(arrival)}
        >
          {words[arrival]}
        </Button>
      ))}
      <Button size="xs" variant="subtle" onClick={onClose}>
        {words.close}
      </Button>
    </Group>
  );
}
