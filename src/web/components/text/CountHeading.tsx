import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CountHeadingProps {
  /** How many there are, in words. */
  count: string;
  /** The category that they are of. */
  category: string;
  /** What else they were chosen by. */
  children?: ReactNode;
}

/** Above a list that filters shorten: says how much of it is shown, also to screen readers whenever that changes. */
export function CountHeading({ count, category, children }: CountHeadingProps) {
  return (
    <Group
      gap="var(--mantine-spacing-xxs) var(--mantine-spacing-lg)"
      align="baseline"
      mt="2xl"
      mb="xl"
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
