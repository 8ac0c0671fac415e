import classes from './StateDot.module.css';

/** A ring that fills: before words that say how something stands. */
export function StateDot({ state }: { state: 'waiting' | 'active' | 'done' }) {
  return <span className={classes.dot} data-state={state} aria-hidden="true" />;
}
