import { Box } from '@mantine/core';
import type { DatedCount } from '../words/creator-types.ts';

/** `what` names the counted things; it is left out when the text beside it does. */
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
