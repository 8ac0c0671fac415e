import { Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Selection, useSelection } from './useSelection.ts';

interface SelectionBarProps {
  words: {
    label: string;
    chooseAll: string;
    rangeHint: string;
    chosen: (count: number) => string;
  };
  selection: ReturnType<typeof useSelection>;
  /** Said in place of the count while a change is under way. */
  busy?: string | undefined;
  /** Actions on the chosen rows. */
  children: ReactNode;
}

/** Stands above a list whose rows have a `ChooseRow`. */
export function SelectionBar({ words, selection, busy, children }: SelectionBarProps) {
  const { chosen, isAll } = selection;
  return (
    <Group
      role="group"
      aria-label={words.label}
      mb="md"
      gap="xs"
      mih="var(--site-target)"
      aria-busy={busy !== undefined}
    >
      <Checkbox
        size="md"
        aria-label={words.chooseAll}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={selection.toggleAll}
      />
      <Text c="dimmed" fz="sm" mr="sm" aria-live="polite">
        {busy ?? (chosen.length > 0 ? words.chosen(chosen.length) : words.rangeHint)}
      </Text>
      {chosen.length > 0 ? children : null}
    </Group>
  );
}

interface ChooseRowProps {
  id: number;
  label: string;
  selection: Selection;
}

export function ChooseRow({ id, label, selection }: ChooseRowProps) {
  return (
    <Checkbox
      size="md"
      aria-label={label}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        // A space-bar toggle also fires a click, with its modifier keys.
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
