import { Group, Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
  /** Level of its heading. */
  order?: 2 | 3;
}

export function FormSection({ title, children, aside, order = 2 }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'md', md: 'xl' }} aria-labelledby={id}>
      <Stack gap="lg">
        <Group justify="space-between">
          <Title order={order} size="h3" id={id}>
            {title}
          </Title>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
