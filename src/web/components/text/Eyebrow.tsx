import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

type EyebrowProps = { children: ReactNode };

export function Eyebrow({ children }: EyebrowProps) {
  return (
    <Group
      component="p"
      gap="0.6em"
      wrap="nowrap"
      c="var(--mantine-color-anchor)"
      fz="sm"
      fw={600}
      lh="xs"
    >
      <svg aria-hidden="true" viewBox="0 0 13 12" width="13" height="12" focusable="false">
        <path d="M6.5 1 12 11H1z" fill="var(--site-accent)" />
      </svg>
      {children}
    </Group>
  );
}
