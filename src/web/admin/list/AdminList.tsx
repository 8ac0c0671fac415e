import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminContent } from '../../../shared/words/admin.ts';
import { messageOf } from '../../api/call-errors.ts';
import type { StateName } from '../../components/pictures/StateDrawing.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const words = adminContent.list;

interface Pages {
  of: { total: number; pageSize: number } | undefined;
  page: number;
  onPage: (page: number) => void;
}

interface AdminListProps {
  list: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  rowHeight?: string;
  empty?: { title: string; text: string; action?: ReactNode } | null | undefined;
  drawing?: StateName;
  pager?: Pages;
  children: ReactNode;
}

export function AdminList({
  list,
  rowHeight,
  empty,
  drawing = 'notebook',
  pager,
  children,
}: AdminListProps) {
  return (
    <>
      {list.isPending ? <ListSkeleton {...(rowHeight ? { rowHeight } : {})} /> : null}
      {list.isError ? (
        <ErrorState
          title={words.failed}
          action={<Button onClick={() => void list.refetch()}>{words.retry}</Button>}
        >
          <p>{messageOf(list.error, adminContent.errors.network)}</p>
        </ErrorState>
      ) : null}
      {empty ? (
        <EmptyState drawing={drawing} title={empty.title} action={empty.action}>
          <p>{empty.text}</p>
        </EmptyState>
      ) : null}
      {children}
      {pager ? <Pager {...pager} /> : null}
    </>
  );
}

function Pager({ of, page, onPage }: Pages) {
  if (!of) return null;
  const pages = Math.max(1, Math.ceil(of.total / of.pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <Group component="nav" justify="space-between" mt="xl" aria-label={words.pagesLabel}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <Text c="dimmed" fz="sm" aria-live="polite">
        {words.page(page, pages)}
      </Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </Group>
  );
}
