import { Stack, Text } from '@mantine/core';

/** The words as they were written, as plain text. */
export function Recommendation({ words, author }: { words: string; author: string }) {
  return (
    <Stack
      component="figure"
      gap="xxs"
      m={0}
      pl="md"
      maw="var(--site-measure)"
      style={{ borderInlineStart: '3px solid var(--mantine-color-default-border)' }}
    >
      <Text
        component="blockquote"
        m={0}
        dir="auto"
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {words}
      </Text>
      <Text component="figcaption" fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{author}</bdi>
      </Text>
    </Stack>
  );
}
