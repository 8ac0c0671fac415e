import { Box, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export interface StatePanelProps {
  title: string;
  level?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

interface DrawnPanelProps extends StatePanelProps {
  drawing: ReactNode;
  role?: 'alert';
}

export function StatePanel(props: DrawnPanelProps) {
  const { title, level = 2, children, action, drawing, role } = props;
  return (
    <Paper variant="dashed" role={role}>
      <Stack align="center" px="lg" py="3xl" ta="center">
        <Box w="min(18rem, 100%)">{drawing}</Box>
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
