import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { adminContent } from '../../../../content/admin.ts';
import classes from './ListSkeleton.module.css';

const rows = ['a', 'b', 'c', 'd'];

/** A list on its way. */
export function ListSkeleton({
  rowHeight = '7rem',
  label = adminContent.list.loading,
}: {
  rowHeight?: string;
  label?: string;
}) {
  return (
    <div className={classes.list} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {rows.map((row) => (
        <Skeleton key={row} height={rowHeight} radius="md" />
      ))}
    </div>
  );
}
