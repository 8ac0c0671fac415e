import { Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import classes from './ListFoot.module.css';
import type { RowId, RowSelection, Selection } from './useSelection.ts';

const words = adminContent.list.several;

interface SelectionBarProps<Id extends RowId> {
  label: string;
  chooseAll?: string;
  selection: RowSelection<Id>;
  isBusy?: boolean;
  /** Actions on the chosen rows. */
  children: ReactNode;
}

/** Stands at the foot of a list whose rows have a `ChooseRow`. */
export function SelectionBar<Id extends RowId>({
  label,
  chooseAll = words.chooseAll,
  selection,
  isBusy = false,
  children,
}: SelectionBarProps<Id>) {
  const { chosen, isAll, rowCount } = selection;
  if (rowCount === 0) return null;
  const state = chosen.length > 0 ? words.chosen(chosen.length) : words.rangeHint;
  return (
    <Group
      role="group"
      aria-label={label}
      px="xs"
      gap="xs"
      mih="var(--site-target)"
      aria-busy={isBusy}
    >
      <Checkbox
        size="md"
        aria-label={chooseAll}
        data-choose-all
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={selection.toggleAll}
      />
      <Text
        c="dimmed"
        fz="sm"
        mr="sm"
        flex={chosen.length > 0 ? '0 1 auto' : '1 1 0'}
        miw={0}
        aria-live="polite"
      >
        {isBusy ? words.busy : state}
      </Text>
      {chosen.length > 0 ? <div className={classes.actions}>{children}</div> : null}
    </Group>
  );
}

interface ChooseRowProps<Id extends RowId> {
  id: Id;
  name: string;
  selection: Selection<Id>;
}

export function ChooseRow<Id extends RowId>({ id, name, selection }: ChooseRowProps<Id>) {
  return (
    <Checkbox
      size="md"
      aria-label={words.choose(name)}
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        // A space-bar toggle also fires a click, with its modifier keys.
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
