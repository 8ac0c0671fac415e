import { Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A name above its value, inside a `dl`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <Text component="dt" fz="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" fz="sm" maw="var(--site-measure)">
        {children}
      </Text>
    </div>
  );
}

/** Short facts in one line, as long as there is room. */
export function FactLine({ children }: { children: ReactNode }) {
  return (
    <Flex component="dl" wrap="wrap" columnGap="lg" fz="sm">
      {children}
    </Flex>
  );
}

/** A name and its value, inside a line of facts. */
export function LineFact({ label, children }: FactProps) {
  return (
    <Group gap="xxs">
      <Text component="dt" inherit c="dimmed">
        {label}:
      </Text>
      <dd>{children}</dd>
    </Group>
  );
}
