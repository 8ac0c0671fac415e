import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export interface StatePanelProps {
  title: string;
  /** 1 where the state is that of the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
  /** A way on. */
  action?: ReactNode;
}

interface DrawnPanelProps extends StatePanelProps {
  /** The lines of its small map, and what is marked on it. */
  contours: string;
  mark: string;
  role?: 'alert';
}

/** In place of what is not there: a small map, what is the matter, and a way on. */
export function StatePanel(props: DrawnPanelProps) {
  const { title, level = 2, children, action, contours, mark, role } = props;
  return (
    <Paper variant="dashed" role={role}>
      <Stack align="center" px="lg" py="4xl" ta="center">
        <svg
          aria-hidden="true"
          viewBox="0 0 120 72"
          width="120"
          height="72"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          focusable="false"
        >
          <path stroke="var(--site-line-strong)" strokeWidth="2" d={contours} />
          <path stroke="var(--site-accent)" strokeWidth="3" d={mark} />
        </svg>
        <Title order={level} size="h3">
          {title}
        </Title>
        {children ? (
          <Text component="div" c="dimmed" maw="46ch">
            {children}
          </Text>
        ) : null}
        {action}
      </Stack>
    </Paper>
  );
}
