import type { ComponentProps } from 'react';
import classes from './ScrollRow.module.css';

/** Things to choose from in one row, which scrolls sideways where the screen is too narrow for it. */
export function ScrollRow(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={classes.row} />;
}
