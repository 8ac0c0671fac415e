import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CountHeadingProps {
  count: string;
  category: string;
  children?: ReactNode;
}

/** Announces changes of a filtered list to screen readers. */
export function CountHeading({ count, category, children }: CountHeadingProps) {
  return (
    <Group
      gap="var(--mantine-spacing-xxs) var(--mantine-spacing-lg)"
      align="baseline"
      mb="lg"
      aria-live="polite"
    >
      <Title order={2} fz="2xl">
        {count}
      </Title>
      <Text c="dimmed" fz="lg">
        {category}
      </Text>
      {children}
    </Group>
  );
}
