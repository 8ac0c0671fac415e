import type { Editor, EditorEvents } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import type { Arrival } from './uploads.ts';

const { arrival: words } = richTextContent;

/** Stored per device, as a habit of the person who writes there. */
const lastArrivalName = 'picture-arrival';

interface ArrivalDialogProps {
  editor: Editor;
  count: number;
  /** Place of the drop in the text. */
  at: number;
  onClose: () => void;
  onChoose: (place: { at: number; arrival: Arrival }) => void;
}

/** Asks how several pictures stand in the text. The focus is on the last choice, so that Enter repeats it. */
export function ArrivalDialog({ editor, count, at, onClose, onChoose }: ArrivalDialogProps) {
  const place = useRef(at);
  useEffect(() => {
    // Earlier uploads may arrive in the meantime, and move the place.
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      place.current = transaction.mapping.map(place.current);
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);
  const last: Arrival = readLocal(lastArrivalName) === 'gallery' ? 'gallery' : 'single';
  const answer = (arrival: Arrival) => ({
    label: words[arrival],
    isSafe: arrival === last,
    onChoose: () => {
      writeLocal(lastArrivalName, arrival);
      onChoose({ at: place.current, arrival });
    },
  });
  return (
    <Dialog
      title={words.title(count)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        answer('gallery'),
        answer('single'),
      ]}
    >
      <p>{words.question}</p>
    </Dialog>
  );
}
