import type { ReactNode } from 'react';
import classes from './StatePanel.module.css';

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode };

/** A list with nothing in it: says so, says why, and offers a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.panel}>
      <svg aria-hidden="true" viewBox="0 0 120 72" width="120" height="72" focusable="false">
        <path
          className={classes.contour}
          d="M8 60c16-34 36-50 54-48s36 18 50 48M26 60c10-22 22-32 35-31s25 12 34 31M44 60c6-10 11-14 17-14s13 5 18 14"
        />
        <path className={classes.flag} d="M61 46V16l18 6-18 7" />
      </svg>
      <h2 className={classes.title}>{title}</h2>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action}
    </div>
  );
}
