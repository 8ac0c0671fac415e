import { Box, Button, Group, Menu, Text } from '@mantine/core';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import type { ContentField } from '../../../../shared/content/fields.ts';
import { blankOf } from '../../../../shared/content/fitted.ts';
import { RemovedRow } from '../../../../web/admin/list/RemovedRow.tsx';
import { contentWords } from '../../words/content.ts';
import type { FieldProps } from './field-props.ts';
import { MovableRows, RowMenu, type RowMoves, useRowFocus } from './MovableRows.tsx';
import { OpenPathContext } from './open-path.ts';

const words = contentWords.entries;

type ListField = Extract<ContentField, { type: 'list' }>;

/** A short text names its row. */
const maxNameLength = 60;

/** The first text names the entry: it says more than an address or a color that stands before it. */
function nameOf({ entry: field }: ListField, entry: unknown, index: number): string {
  const isGroup = field.type === 'group' && typeof entry === 'object' && entry !== null;
  const parts = isGroup ? Object.entries(entry) : [['', entry] as const];
  const texts = parts.filter(([, part]) => typeof part === 'string' && part !== '');
  const [, name] =
    texts.find(([key]) => isGroup && field.fields[key]?.type === 'text') ?? texts[0] ?? [];
  if (typeof name !== 'string') return words.entry(index + 1);
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

/** Index of the entry that the path leads into. */
function indexBelow(openPath: string | undefined, path: string): number | null {
  if (!openPath?.startsWith(`${path}.`)) return null;
  return Number.parseInt(openPath.slice(path.length + 1), 10);
}

interface EntryListProps extends FieldProps<ListField> {
  /** Passed in, because an input can be a list itself. */
  Input: ComponentType<FieldProps>;
}

/** Entries of one text are always open; others open one at a time. */
export function EntryList({ form, path, field, Input }: EntryListProps) {
  const { value } = form.getInputProps(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const openPath = useContext(OpenPathContext);
  const [openIndex, setOpenIndex] = useState(() => indexBelow(openPath, path));
  useEffect(() => {
    const index = indexBelow(openPath, path);
    if (index !== null) setOpenIndex(index);
  }, [openPath, path]);
  const [removed, setRemoved] = useState<{ entry: unknown; index: number } | null>(null);
  const focus = useRowFocus();

  const set = (next: readonly unknown[]) => form.setFieldValue(path, next);
  const insert = (entry: unknown, index: number) => {
    set([...entries.slice(0, index), entry, ...entries.slice(index)]);
    setOpenIndex(index);
    setRemoved(null);
    focus.focusRow(index);
  };
  const move = (next: readonly unknown[], from: number, to: number) => {
    set(next);
    setOpenIndex(openIndex === from ? to : null);
  };
  const remove = (index: number) => {
    set(entries.filter((_entry, other) => other !== index));
    setOpenIndex(null);
    setRemoved({ entry: entries[index], index });
  };

  return (
    <MovableRows
      label={field.label}
      entries={entries}
      nameOf={(entry, index) => nameOf(field, entry, index)}
      onMove={field.isFixed ? undefined : move}
      focus={focus}
      row={(entry, index, moves) => (
        <EntryRow
          {...{ form, path: `${path}.${index}`, field, Input, moves }}
          name={nameOf(field, entry, index)}
          error={form.errors[`${path}.${index}`]}
          isOpen={field.entry.type !== 'group' || openIndex === index}
          onToggle={() => setOpenIndex(openIndex === index ? null : index)}
          onDuplicate={() => insert(structuredClone(entry), index + 1)}
          onRemove={() => remove(index)}
        />
      )}
    >
      {entries.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {words.none}
        </Text>
      ) : null}
      {removed ? (
        <RemovedRow
          context={nameOf(field, removed.entry, removed.index)}
          undo={words.undo}
          isBusy={false}
          onUndo={() => insert(removed.entry, removed.index)}
        >
          {words.removed(nameOf(field, removed.entry, removed.index))}
        </RemovedRow>
      ) : null}
      {field.isFixed ? null : (
        <Group mt="md" justify="space-between">
          <Button
            variant="default"
            aria-label={words.addTo(field.label)}
            onClick={() => insert(blankOf(field.entry), entries.length)}
          >
            {words.add}
          </Button>
          {entries.length > 1 ? (
            <Text c="dimmed" fz="sm">
              {words.keys}
            </Text>
          ) : null}
        </Group>
      )}
    </MovableRows>
  );
}

interface EntryRowProps extends EntryListProps {
  moves: RowMoves;
  name: string;
  error: unknown;
  isOpen: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

function EntryRow({ form, path, field, Input, moves, name, error, isOpen, ...on }: EntryRowProps) {
  const isGroup = field.entry.type === 'group';
  const entryField = { ...field.entry, label: isGroup ? name : field.label };
  return (
    <>
      <Group wrap="nowrap" align="flex-end" gap="xs">
        <Box flex={1} miw={0}>
          {isGroup ? (
            <Button
              variant="subtle"
              justify="flex-start"
              fullWidth
              aria-expanded={isOpen}
              {...moves.drag}
              onClick={on.onToggle}
            >
              {name}
            </Button>
          ) : (
            <Input {...{ form, path }} field={entryField} />
          )}
        </Box>
        {field.isFixed ? null : (
          <RowMenu name={name} onMove={moves.moveBy}>
            <Menu.Item onClick={on.onDuplicate}>{words.duplicate}</Menu.Item>
            <Menu.Item onClick={on.onRemove}>{words.remove}</Menu.Item>
          </RowMenu>
        )}
      </Group>
      {isGroup && isOpen ? <Input {...{ form, path }} field={entryField} /> : null}
      {typeof error === 'string' && isGroup ? (
        <Text c="red" fz="sm" role="alert">
          {error}
        </Text>
      ) : null}
    </>
  );
}
