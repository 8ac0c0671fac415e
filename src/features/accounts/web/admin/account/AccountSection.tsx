import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  text: string;
  isPart?: boolean;
  children: ReactNode;
}

export function AccountSection({ title, text, isPart = false, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" mt={isPart ? 0 : '2xl'} aria-labelledby={id}>
      <div>
        <Title order={isPart ? 3 : 2} size={isPart ? 'h5' : 'h4'} id={id}>
          {title}
        </Title>
        <Text c="dimmed" fz="sm" maw="var(--site-measure)">
          {text}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
