import type { ReactNode } from 'react';
import classes from './Eyebrow.module.css';

type EyebrowProps = { children: ReactNode };

/** The short line above a heading, with the map's mark for a summit. */
export function Eyebrow({ children }: EyebrowProps) {
  return (
    <p className={classes.eyebrow}>
      <svg aria-hidden="true" width="13" height="12" viewBox="0 0 13 12" focusable="false">
        <path d="M6.5 1 12 11H1z" fill="currentColor" />
      </svg>
      {children}
    </p>
  );
}
