import { Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export function StagePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'md', md: 'lg' }} aria-labelledby={id}>
      <Stack gap="md">
        <Title order={3} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
