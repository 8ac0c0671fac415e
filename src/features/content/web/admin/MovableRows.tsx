import { ActionIcon, Box, Fieldset, Menu, Stack, VisuallyHidden } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import { contentWords } from '../../words/content.ts';

const words = contentWords.entries;

/** Returns the list for `MovableRows`, and gives the focus to the first control of a row after it is drawn. */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const focusRow = (index: number) =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelectorAll(':scope > ol > li')
        [index]?.querySelector<HTMLElement>('button, input, textarea')
        ?.focus(),
    );
  return { list, focusRow };
}

interface MovableRowsProps<Entry> {
  label: string;
  entries: readonly Entry[];
  nameOf: (entry: Entry, index: number) => string;
  /** Without it, the entries stay where they are. */
  onMove: ((entries: readonly Entry[], from: number, to: number) => void) | undefined;
  focus: { list: RefObject<HTMLDivElement | null>; focusRow: (index: number) => void };
  row: (entry: Entry, index: number, moves: RowMoves) => ReactNode;
  /** Hides rows and keeps their places; without it, all are shown. */
  isShown?: (index: number) => boolean;
  /** Stands above the list. */
  tools?: ReactNode;
  /** Follows the list. */
  children?: ReactNode;
}

export interface RowMoves {
  moveBy: (by: 1 | -1) => void;
  /** Props of the piece by which the row is dragged. */
  drag: { draggable: boolean; onDragStart: () => void };
}

/** A list whose rows are moved by dragging, by Alt and the arrow keys, and from their menus. */
export function MovableRows<Entry>(props: MovableRowsProps<Entry>) {
  const { label, entries, nameOf, onMove, focus, row, isShown, tools, children } = props;
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<number | null>(null);

  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!onMove || entry === undefined || from === to || to < 0 || to >= entries.length) return;
    const rest = entries.filter((_entry, index) => index !== from);
    onMove([...rest.slice(0, to), entry, ...rest.slice(to)], from, to);
    setAnnouncement(words.moved(nameOf(entry, from), to + 1, entries.length));
    focus.focusRow(to);
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || !onMove) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  const drop = (index: number) => {
    if (dragged.current !== null) move(dragged.current, index);
    dragged.current = null;
  };

  return (
    <Fieldset legend={label}>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {tools}
      <div ref={focus.list}>
        <Stack component="ol" gap="xs" aria-label={label}>
          {entries.map((entry, index) => (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their inputs are controlled
              key={index}
              hidden={isShown?.(index) === false}
              onKeyDown={(event: KeyboardEvent) => moveByKey(event, index)}
              onDragOver={(event: DragEvent) => event.preventDefault()}
              onDrop={() => drop(index)}
            >
              {row(entry, index, {
                moveBy: (by) => move(index, index + by),
                drag: {
                  draggable: onMove !== undefined,
                  onDragStart: () => {
                    dragged.current = index;
                  },
                },
              })}
            </Box>
          ))}
        </Stack>
      </div>
      {children}
    </Fieldset>
  );
}

interface RowMenuProps {
  name: string;
  /** Without it, the row stays where it is. */
  onMove: RowMoves['moveBy'] | undefined;
  /** Further items. */
  children?: ReactNode;
}

export function RowMenu({ name, onMove, children }: RowMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={accessibleName(words.actions, name)}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!onMove} onClick={() => onMove?.(-1)}>
          {words.up}
        </Menu.Item>
        <Menu.Item disabled={!onMove} onClick={() => onMove?.(1)}>
          {words.down}
        </Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
