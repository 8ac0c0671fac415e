import { Box, Paper, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { CountTable } from './CountTable.tsx';

interface PlotProps {
  title: string;
  /** What it draws, in figures. */
  table: Omit<ComponentProps<typeof CountTable>, 'caption'>;
  children: ReactNode;
}

/** A plot under its title, and behind it the same as a table. */
export function Plot({ title, table, children }: PlotProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" miw={0} aria-labelledby={id}>
      <Title order={3} id={id} fz="md" mb="md">
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
