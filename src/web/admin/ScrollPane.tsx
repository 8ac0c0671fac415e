import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';

// Takes the focus, so that the keyboard can scroll it even if nothing in it is focusable.
const reachable = { tabIndex: 0, style: { overflow: 'auto' } };

interface ScrollPaneProps {
  label: string;
  maxHeight?: string;
  children: ReactNode;
}

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
