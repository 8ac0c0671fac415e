import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface TabHeadingProps {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
}

export function TabHeading({ title, intro, action }: TabHeadingProps) {
  return (
    <Group justify="space-between" mb="lg">
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        {intro ? (
          <Text c="dimmed" fz="sm" mt="xxs" maw="var(--site-measure)">
            {intro}
          </Text>
        ) : null}
      </div>
      {action}
    </Group>
  );
}
