import { Box, Paper, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { CountTable } from './CountTable.tsx';

interface PlotProps {
  title: string;
  table: Omit<ComponentProps<typeof CountTable>, 'caption'>;
  children: ReactNode;
}

export function Plot({ title, table, children }: PlotProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" miw={0} aria-labelledby={id}>
      <Title order={2} id={id} fz="md" mb="md">
        {title}
      </Title>
      {children}
      <Box component="details" mt="sm" fz="sm">
        <summary>{adminTrafficContent.plots.asTable}</summary>
        <CountTable caption={title} {...table} />
      </Box>
    </Paper>
  );
}
