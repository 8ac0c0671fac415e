import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { adminRetentionContent as words } from '../../../../content/admin-upkeep.ts';
import type { Retention } from '../../../../shared/retention.ts';
import { trpc } from '../../../api/trpc.ts';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import classes from './RetentionTab.module.css';

/** What is kept for how long, as the nightly purges do it. */
export function RetentionTab() {
  const retention = trpc.admin.retention.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      {retention.isPending ? <ListSkeleton rowHeight="3rem" /> : null}
      {retention.isError ? (
        <ListFailed error={retention.error} onRetry={() => void retention.refetch()} />
      ) : null}
      {retention.data ? (
        <>
          <Table className={classes.table} captionSide="top" verticalSpacing="sm">
            <Table.Caption className="visually-hidden">{words.caption}</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{words.columns.what}</Table.Th>
                <Table.Th scope="col">{words.columns.kept}</Table.Th>
                <Table.Th scope="col" className={classes.due}>
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
          <p className={classes.rest}>{words.rest}</p>
        </>
      ) : null}
    </>
  );
}

function Row({ row }: { row: Retention }) {
  const { what, kept } = words.kinds[row.name];
  return (
    <Table.Tr>
      <Table.Th scope="row">{what}</Table.Th>
      <Table.Td>{kept(row.limit ?? 0)}</Table.Td>
      <Table.Td className={classes.due}>{row.dueCount.toLocaleString('en-US')}</Table.Td>
    </Table.Tr>
  );
}
