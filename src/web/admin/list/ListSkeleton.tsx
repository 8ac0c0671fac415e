import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { adminContent } from '../../../shared/words/admin.ts';

const rows = ['a', 'b', 'c', 'd'];

interface ListSkeletonProps {
  rowHeight?: string;
  label?: string;
}

export function ListSkeleton({
  rowHeight = '7rem',
  label = adminContent.list.loading,
}: ListSkeletonProps) {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden component="p" role="status">
        {label}
      </VisuallyHidden>
      {rows.map((row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </Stack>
  );
}
