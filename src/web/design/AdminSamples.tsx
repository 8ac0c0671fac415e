import { CloseButton, Kbd, Stack, Table } from '@mantine/core';
import { Specimen } from './Specimen.tsx';
import { tableRows, words } from './samples.ts';

export function AdminSamples() {
  return (
    <Stack gap="2xl">
      <Specimen name="Table">
        <Table captionSide="top" verticalSpacing="sm">
          <Table.Caption>{words.table}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {['what', 'kept', 'due'].map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {tableRows.map(([what, kept, due]) => (
              <Table.Tr key={what}>
                <Table.Th scope="row">{what}</Table.Th>
                <Table.Td>{kept}</Table.Td>
                <Table.Td>{due}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Specimen>
      <Specimen name="Kbd, CloseButton" inRow>
        <Kbd>Ctrl K</Kbd>
        <CloseButton size="xl" iconSize={20} aria-label={words.close} />
      </Specimen>
    </Stack>
  );
}
