import { Flex, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface LabeledValueProps {
  label: string;
  children: ReactNode;
}

export function LabeledValue({ label, children }: LabeledValueProps) {
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

export function ValueLine({ children }: { children: ReactNode }) {
  return (
    <Flex component="dl" wrap="wrap" columnGap="lg" fz="sm">
      {children}
    </Flex>
  );
}

export function LineValue({ label, children }: LabeledValueProps) {
  return (
    <Group gap="xxs">
      <Text component="dt" inherit c="dimmed">
        {label}:
      </Text>
      <dd>{children}</dd>
    </Group>
  );
}
