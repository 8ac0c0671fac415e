import { Box, Button, Center, Group, Menu, Text } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { contentWords } from '../../../words/content.ts';
import type { FieldProps } from '../field-props.ts';
import { RowMenu, type RowMoves } from '../MovableRows.tsx';
import type { ListField } from './entry-names.ts';

const words = contentWords.entries;

interface EntryRowProps extends FieldProps<ListField> {
  Input: ComponentType<FieldProps>;
  /** Without it, the row stays where it is. */
  moves: Pick<RowMoves, 'drag'> & { moveBy?: RowMoves['moveBy'] | undefined };
  name: string;
  error: unknown;
  /** A checkbox, while entries are chosen. */
  choose: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function EntryRow(props: EntryRowProps) {
  const { form, path, field, Input, moves, name, error, choose, isOpen, ...on } = props;
  const isGroup = field.entry.type === 'group';
  const entryField = { ...field.entry, label: isGroup ? name : field.label };
  return (
    <>
      <Group wrap="nowrap" align="flex-end" gap="xs">
        {choose ? <Center h="var(--site-target)">{choose}</Center> : null}
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
