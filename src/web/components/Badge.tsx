import type { ReactNode } from 'react';
import type { ColorToken } from '../../content/types.ts';
import classes from './Badge.module.css';

type BadgeProps = {
  children: ReactNode;
  hue?: ColorToken;
  /** `outline` for facts that repeat on every card, `soft` for the one that tells cards apart. */
  look?: 'soft' | 'outline';
};

/** A short label: category, state, tier. Not clickable. */
export function Badge({ children, hue = 'sand', look = 'soft' }: BadgeProps) {
  return (
    <span className={classes.badge} data-hue={hue} data-look={look}>
      {children}
    </span>
  );
}
