import type { ReactNode } from 'react';
import classes from './ScrollPane.module.css';

// What scrolls must be in the reach of the keyboard, also where nothing in it takes the focus.
const reachable = { tabIndex: 0 };

/** A bounded region for a long text. */
export function ScrollPane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.pane} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
