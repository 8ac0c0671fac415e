import { Paper, Text } from '@mantine/core';

/** Stands for a list of one's own that is empty. */
export function EmptyPanel({ title, text }: { title: string; text: string }) {
  return (
    <Paper variant="dashed" p="lg">
      <Text fw={600}>{title}</Text>
      <Text c="dimmed">{text}</Text>
    </Paper>
  );
}
