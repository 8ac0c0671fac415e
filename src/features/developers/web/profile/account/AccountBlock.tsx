import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type AccountBlockProps = { id: string; title: string; text: ReactNode; children: ReactNode };

export function AccountBlock({ id, title, text, children }: AccountBlockProps) {
  return (
    <Stack component="section" align="flex-start" aria-labelledby={id}>
      <Title order={2} fz="2xl" id={id}>
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
      {children}
    </Stack>
  );
}
