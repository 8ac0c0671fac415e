import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** One matter of the account: what it is, and what can be done about it. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" mt="2xl" aria-labelledby={id}>
      <div>
        <Title order={3} size="h4" id={id}>
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
