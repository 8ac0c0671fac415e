import {
  ActionIcon,
  Box,
  Button,
  Fieldset,
  Group,
  Menu,
  Stack,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import {
  type ComponentType,
  type DragEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ContentField } from '../../../../shared/content/fields.ts';
import { blankOf } from '../../../../shared/content/fitted.ts';
import { RemovedRow } from '../../../../web/admin/list/RemovedRow.tsx';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import { contentWords } from '../../words/content.ts';
import type { FieldProps } from './field-props.ts';
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
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const set = (next: readonly unknown[]) => form.setFieldValue(path, next);
  const focusRow = (index: number) =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelectorAll(':scope > ol > li')
        [index]?.querySelector<HTMLElement>('button, input, textarea')
        ?.focus(),
    );
  const insert = (entry: unknown, index: number) => {
    set([...entries.slice(0, index), entry, ...entries.slice(index)]);
    setOpenIndex(index);
    setRemoved(null);
    focusRow(index);
  };
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= entries.length) return;
    const entry = entries[from];
    const rest = entries.filter((_entry, index) => index !== from);
    set([...rest.slice(0, to), entry, ...rest.slice(to)]);
    setOpenIndex(openIndex === from ? to : null);
    setAnnouncement(words.moved(nameOf(field, entry, from), to + 1, entries.length));
    focusRow(to);
  };
  const remove = (index: number) => {
    set(entries.filter((_entry, other) => other !== index));
    setOpenIndex(null);
    setRemoved({ entry: entries[index], index });
  };

  return (
    <Fieldset legend={field.label}>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {entries.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {words.none}
        </Text>
      ) : null}
      <div ref={list}>
        <Stack component="ol" gap="xs" aria-label={field.label}>
          {entries.map((entry, index) => (
            <EntryRow
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their inputs are controlled
              key={index}
              {...{
                form,
                path: `${path}.${index}`,
                field,
                Input,
                name: nameOf(field, entry, index),
              }}
              error={form.errors[`${path}.${index}`]}
              isOpen={field.entry.type !== 'group' || openIndex === index}
              onToggle={() => setOpenIndex(openIndex === index ? null : index)}
              onMove={(by) => move(index, index + by)}
              onDuplicate={() => insert(structuredClone(entry), index + 1)}
              onRemove={() => remove(index)}
              onPickUp={() => {
                dragged.current = index;
              }}
              onDrop={() => {
                if (dragged.current !== null) move(dragged.current, index);
                dragged.current = null;
              }}
            />
          ))}
        </Stack>
      </div>
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
    </Fieldset>
  );
}

interface EntryRowProps extends EntryListProps {
  name: string;
  error: unknown;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onPickUp: () => void;
  onDrop: () => void;
}

function EntryRow({ form, path, field, Input, name, error, isOpen, ...on }: EntryRowProps) {
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || field.isFixed) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    on.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const isGroup = field.entry.type === 'group';
  const entryField = { ...field.entry, label: isGroup ? name : field.label };
  return (
    <Box
      component="li"
      onKeyDown={moveByKey}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={on.onDrop}
    >
      <Group wrap="nowrap" align="flex-end" gap="xs">
        <Box flex={1} miw={0}>
          {isGroup ? (
            <Button
              variant="subtle"
              justify="flex-start"
              fullWidth
              draggable={!field.isFixed}
              aria-expanded={isOpen}
              onDragStart={on.onPickUp}
              onClick={on.onToggle}
            >
              {name}
            </Button>
          ) : (
            <Input {...{ form, path }} field={entryField} />
          )}
        </Box>
        {field.isFixed ? null : <EntryMenu name={name} {...on} />}
      </Group>
      {isGroup && isOpen ? <Input {...{ form, path }} field={entryField} /> : null}
      {typeof error === 'string' && isGroup ? (
        <Text c="red" fz="sm" role="alert">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}

type EntryMenuProps = Pick<EntryRowProps, 'name' | 'onMove' | 'onDuplicate' | 'onRemove'>;

function EntryMenu({ name, onMove, onDuplicate, onRemove }: EntryMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={accessibleName(words.actions, name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onMove(-1)}>{words.up}</Menu.Item>
        <Menu.Item onClick={() => onMove(1)}>{words.down}</Menu.Item>
        <Menu.Item onClick={onDuplicate}>{words.duplicate}</Menu.Item>
        <Menu.Item onClick={onRemove}>{words.remove}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
