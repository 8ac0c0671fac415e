import { Button, Group, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { adminContent } from '../../../shared/words/admin.ts';
import { messageOf } from '../../api/call-errors.ts';
import type { StateName } from '../../components/pictures/StateDrawing.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { AreaHeading } from './AreaHeading.tsx';
import { ListFilter } from './ListFilter.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import footClasses from './several/ListFoot.module.css';
import { ListFoot } from './several/ListFoot.tsx';

const words = adminContent.list;

interface Pages {
  of: { total: number; pageSize: number } | undefined;
  page: number;
  onPage: (page: number) => void;
}

type Empty = { title: string; text: string; action?: ReactNode };

interface AdminListProps {
  heading?: ComponentProps<typeof AreaHeading>;
  /** Kept in the address by `useListAddress`. */
  filter?: ComponentProps<typeof ListFilter>;
  isFiltered?: boolean;
  /** Left out where the rows load by themselves. */
  list?: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  rowHeight?: string;
  /** Said where no row is there; `filtered` where none fits the filter. */
  empty?: Record<'none' | 'filtered', Empty> | Empty | null | undefined;
  drawing?: StateName;
  pager?: Pages;
  /** Between filter and rows. */
  above?: ReactNode;
  /** Stays in view below the rows: what is done with chosen rows, and what was done last. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * The list of every area: heading, search, filter, what was chosen, states, rows and pages. Keys lead through its rows
 * (`useRowKeys`).
 */
export function AdminList(props: AdminListProps) {
  const { heading, filter, isFiltered = false, list, rowHeight, empty, above, foot, pager } = props;
  const { drawing = isFiltered ? 'search' : 'notebook' } = props;
  const nothing = empty && 'none' in empty ? empty[isFiltered ? 'filtered' : 'none'] : empty;
  return (
    <>
      {heading ? <AreaHeading {...heading} /> : null}
      {filter ? <ListFilter {...filter} /> : null}
      {above}
      {list?.isPending ? <ListSkeleton {...(rowHeight ? { rowHeight } : {})} /> : null}
      {list?.isError ? (
        <ErrorState
          title={words.failed}
          action={<Button onClick={() => void list.refetch()}>{words.retry}</Button>}
        >
          <p>{messageOf(list.error, adminContent.errors.network)}</p>
        </ErrorState>
      ) : null}
      {nothing ? (
        <EmptyState drawing={drawing} title={nothing.title} action={nothing.action}>
          <p>{nothing.text}</p>
        </EmptyState>
      ) : null}
      <div data-rows className={foot ? footClasses.rows : undefined}>
        {props.children}
      </div>
      {pager ? <Pager {...pager} /> : null}
      {foot ? <ListFoot>{foot}</ListFoot> : null}
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
