import { Button, Group, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { ListFoot } from '../../../../../web/admin/list/several/ListFoot.tsx';
import { ChooseRow } from '../../../../../web/admin/list/several/SelectionBar.tsx';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import { contentWords } from '../../../words/content.ts';
import type { FieldProps } from '../field-props.ts';
import { MovableRows, useRowFocus } from '../MovableRows.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EntryBar, EntryFilter, EntryReport } from './EntryTools.tsx';
import { type ListField, nameOf } from './entry-names.ts';
import { useEntries } from './useEntries.ts';

const words = contentWords.entries;

/** Fewer entries are seen at a glance. */
const fewestToFilter = 11;

interface EntryListProps extends FieldProps<ListField> {
  /** Passed in, because an input can be a list itself. */
  Input: ComponentType<FieldProps>;
}

/** Entries of one text are always open; others open one at a time. */
export function EntryList({ form, path, field, Input }: EntryListProps) {
  const { label, isFixed } = field;
  const focus = useRowFocus();
  const list = useEntries({ form, path, field }, focus.focusRow);
  const { entries, openIndex, sought, selection } = list;
  const [isChoosing, setChoosing] = useState(false);
  const isFiltered = list.foundCount !== null;
  const mayMove = !isFixed && !isFiltered;
  const error: unknown = form.errors[path];
  const nameAt = (entry: unknown, index: number) => nameOf(field, entry, index);
  const choosing = isChoosing ? words.chosen.close : words.chosen.open;
  const report = <EntryReport list={list} />;

  return (
    <MovableRows
      label={label}
      entries={entries}
      nameOf={nameAt}
      isShown={list.isShown}
      onMove={mayMove ? list.move : undefined}
      focus={focus}
      tools={
        entries.length >= fewestToFilter || sought !== '' ? (
          <EntryFilter {...{ label, list }} />
        ) : null
      }
      row={(entry, index, { moveBy, drag }) => (
        <EntryRow
          {...{ form, path: `${path}.${index}`, field, Input }}
          moves={{ drag, moveBy: mayMove ? moveBy : undefined }}
          name={nameAt(entry, index)}
          error={form.errors[`${path}.${index}`]}
          choose={
            isChoosing ? (
              <ChooseRow id={index} name={nameAt(entry, index)} selection={selection} />
            ) : null
          }
          isOpen={field.entry.type !== 'group' || openIndex === index}
          onToggle={() => list.toggle(index)}
          onDuplicate={() => list.duplicate(index)}
          onRemove={() => list.remove(index)}
        />
      )}
    >
      {entries.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {words.none}
        </Text>
      ) : null}
      {isChoosing ? (
        <ListFoot>
          {report}
          <EntryBar {...{ label, list }} />
        </ListFoot>
      ) : (
        report
      )}
      {typeof error === 'string' ? (
        <Text c="red" fz="sm" role="alert">
          {error}
        </Text>
      ) : null}
      {isFixed ? null : (
        <Group mt="md" justify="space-between">
          <Group gap="xs">
            <Button variant="default" aria-label={words.addTo(label)} onClick={list.add}>
              {words.add}
            </Button>
            {entries.length > 1 || isChoosing ? (
              <Button
                variant="default"
                aria-label={accessibleName(choosing, label)}
                onClick={() => {
                  selection.clear();
                  setChoosing(!isChoosing);
                }}
              >
                {choosing}
              </Button>
            ) : null}
          </Group>
          {entries.length > 1 ? (
            <Text c="dimmed" fz="sm">
              {isFiltered ? words.filter.keepsPlaces : words.keys}
            </Text>
          ) : null}
        </Group>
      )}
    </MovableRows>
  );
}
