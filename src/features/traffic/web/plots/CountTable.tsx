import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { plotWords } from '../../words/plots.ts';

interface CountTableProps {
  caption: string;
  columns: readonly { label: string; isFigure?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

export function CountTable({ caption, columns, rows }: CountTableProps) {
  if (rows.length === 0) return <Text c="dimmed">{plotWords.nothing}</Text>;
  const side = (index: number) => (columns[index]?.isFigure ? 'end' : 'start');
  return (
    <Table.ScrollContainer
      minWidth={columns.length > 3 ? '38rem' : 0}
      type="native"
      role="group"
      aria-label={caption}
      // Makes the scrollable area focusable by keyboard.
      tabIndex={columns.length > 3 ? 0 : undefined}
    >
      <Table captionSide="top" verticalSpacing="xs" tabularNums>
        <Table.Caption className="visually-hidden">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label }, index) => (
              <Table.Th key={label} scope="col" ta={side(index)}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index + 1]?.label} ta={side(index + 1)}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
