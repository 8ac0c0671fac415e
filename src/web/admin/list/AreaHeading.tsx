import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface AreaHeadingProps {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
  /** A tab of the dashboard stands below the heading of the page. */
  isTab?: true;
}

export function AreaHeading({ title, intro, action, isTab }: AreaHeadingProps) {
  return (
    <Group justify="space-between" align="flex-end" mb="lg">
      <div>
        <Title order={isTab ? 2 : 1} fz={isTab ? 'xl' : '2xl'}>
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
