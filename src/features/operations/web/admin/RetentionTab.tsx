import { Table, Text } from '@mantine/core';
import type { Retention } from '../../../../shared/retention.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminRetentionContent as words } from '../../words/retention.ts';
import classes from './RetentionTab.module.css';

export function RetentionTab() {
  const retention = trpc.admin.retention.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <AdminList heading={words} list={retention} rowHeight="3rem">
      {retention.data ? (
        <>
          <Table className={classes.table} captionSide="top" verticalSpacing="sm" tabularNums>
            <Table.Caption className="visually-hidden">{words.caption}</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words.columns.what}</Table.Th>
                <Table.Th scope="col">{words.columns.kept}</Table.Th>
                <Table.Th scope="col" ta="end">
                  {words.columns.due}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {retention.data.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </Table.Tbody>
          </Table>
          <Text c="dimmed" mt="lg" maw="var(--site-measure)">
            {words.rest}
          </Text>
        </>
      ) : null}
    </AdminList>
  );
}

function Row({ row }: { row: Retention }) {
  const { what, kept } = words.kinds[row.name];
  return (
    <Table.Tr>
      <Table.Th scope="row">{what}</Table.Th>
      <Table.Td>{kept(row.limit ?? 0)}</Table.Td>
      <Table.Td ta="end">{row.dueCount.toLocaleString('en-US')}</Table.Td>
    </Table.Tr>
  );
}
