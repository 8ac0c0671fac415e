import { Box, type BoxProps, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DatedCount } from '../words/creator-profiles.ts';
import { creatorsWords } from '../words/creators-words.ts';

const words = creatorsWords.videoFacts;

interface VideoFactsProps extends Pick<BoxProps, 'mt'> {
  video: {
    creator?: string;
    duration?: string | undefined;
    views: DatedCount;
    tools: readonly string[];
  };
}

export function VideoFacts({ video, mt }: VideoFactsProps) {
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ...(video.creator ? [[words.creator, video.creator] as const] : []),
    ...(video.duration ? [[words.duration, video.duration] as const] : []),
    [words.views, <ReadCount key="views" of={video.views} />],
    [words.tools, video.tools.join(', ')],
  ];
  return (
    <Box component="dl" fz="sm" mt={mt}>
      {facts.map(([label, value]) => (
        <Group key={label} gap="sm" wrap="nowrap" align="baseline">
          <Box component="dt" c="dimmed" flex="0 0 4.5em">
            {label}
          </Box>
          <Box component="dd" fw={600}>
            {value}
          </Box>
        </Group>
      ))}
    </Box>
  );
}

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
