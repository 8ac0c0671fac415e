import { Checkbox } from '@mantine/core';
import { adminPostsContent } from '../../words/post-list.ts';
import type { Selection } from './useSelection.ts';

interface ChoosePostProps {
  id: number;
  title: string;
  selection: Selection;
}

/** The box that chooses a post for what is done with several at once. */
export function ChoosePost({ id, title, selection }: ChoosePostProps) {
  return (
    <Checkbox
      size="md"
      aria-label={adminPostsContent.bulk.choose(title)}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        // A box that is ticked by the keyboard is clicked too, with the same keys held.
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
