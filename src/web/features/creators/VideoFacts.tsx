import { Box, Group } from '@mantine/core';

type VideoFactsProps = { facts: readonly (readonly [label: string, value: string])[] };

/** What is known of a video, each with its label before it. */
export function VideoFacts({ facts }: VideoFactsProps) {
  return (
    <Group component="dl" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-xl)" fz="sm">
      {facts.map(([label, value]) => (
        <Group key={label} gap="0.6em" wrap="nowrap" align="baseline">
          <Box component="dt" c="dimmed">
            {label}
          </Box>
          <Box component="dd" fw={600}>
            {value}
          </Box>
        </Group>
      ))}
    </Group>
  );
}
