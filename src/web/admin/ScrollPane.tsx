import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';

// What scrolls must be in the reach of the keyboard, also where nothing in it takes the focus.
const reachable = { tabIndex: 0, style: { overflow: 'auto' } };

interface ScrollPaneProps {
  label: string;
  maxHeight?: string;
  children: ReactNode;
}

/** A bounded region for a long text. */
export function ScrollPane({ label, maxHeight = '40rem', children }: ScrollPaneProps) {
  return (
    <Paper
      component="section"
      withBorder
      bg="var(--mantine-color-body)"
      p="lg"
      mah={maxHeight}
      aria-label={label}
      {...reachable}
    >
      {children}
    </Paper>
  );
}
