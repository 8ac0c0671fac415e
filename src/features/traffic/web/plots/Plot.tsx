import { Box, Paper, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { plotWords } from '../../words/plots.ts';
import { CountTable } from './CountTable.tsx';

interface PlotProps {
  title: string;
  table: Omit<ComponentProps<typeof CountTable>, 'caption'>;
  /** Level of the heading. */
  order?: 2 | 3;
  children: ReactNode;
}

export function Plot({ title, table, order = 2, children }: PlotProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" miw={0} aria-labelledby={id}>
      <Title order={order} id={id} fz="md" mb="md">
        {title}
      </Title>
      {children}
      <Box component="details" mt="sm" fz="sm">
        <summary>{plotWords.asTable}</summary>
        <CountTable caption={title} {...table} />
      </Box>
    </Paper>
  );
}
