import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StickyBar.module.css';

/** Sticks as long as the element around it is on the screen. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className={`${classes.bar} screen-only`}>
      <Container>{children}</Container>
    </div>
  );
}
