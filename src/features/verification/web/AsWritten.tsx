import { Stack, Text } from '@mantine/core';

/** A text of a person, with its line breaks. */
export function AsWritten({ label, text }: { label: string; text: string }) {
  return (
    <Stack gap="xxs" maw="var(--site-measure)">
      <Text fw={600}>{label}</Text>
      <Text dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Stack>
  );
}
