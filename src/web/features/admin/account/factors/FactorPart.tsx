import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** One kind of factor. */
export function FactorPart({
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
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={4} size="h5" id={id}>
          {title}
        </Title>
        <Text c="dimmed" fz="sm">
          {text}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
