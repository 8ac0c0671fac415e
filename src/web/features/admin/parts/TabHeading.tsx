import type { ReactNode } from 'react';
import classes from './TabHeading.module.css';

interface TabHeadingProps {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
}

/** Heading of a tab, with at most one action beside it. */
export function TabHeading({ title, intro, action }: TabHeadingProps) {
  return (
    <div className={classes.heading}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        {intro ? <p className={classes.intro}>{intro}</p> : null}
      </div>
      {action}
    </div>
  );
}
