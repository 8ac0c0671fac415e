import classes from './StateDot.module.css';

export function StateDot({ state }: { state: 'waiting' | 'active' | 'done' }) {
  return <span className={classes.dot} data-state={state} aria-hidden="true" />;
}
