import { Box } from '@mantine/core';
import type { DatedCount } from '../words/creator-types.ts';

/** A rounded count with what it counts, where that is not said beside it, and the month when it was read. */
export function ReadCount({ of: { count, read }, what }: { of: DatedCount; what?: string }) {
  return (
    <>
      {count}
      {what ? ` ${what}` : null}
      {', '}
      <Box component="time" dateTime={read.dateTime} c="dimmed" fw={400}>
        {read.label}
      </Box>
    </>
  );
}
