import type { ReactNode } from 'react';
import classes from './ListFoot.module.css';

/** Stays in view at the foot of a long list. */
export function ListFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
