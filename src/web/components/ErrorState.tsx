import type { ReactNode } from 'react';
import classes from './StatePanel.module.css';

type ErrorStateProps = {
  title: string;
  /** 1 where the fault is the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
  /** A way to try again or go elsewhere. */
  action?: ReactNode;
};

/** Something did not load: announced to screen readers, with a way on. */
export function ErrorState({ title, level = 2, children, action }: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classes.panel} role="alert">
      <svg aria-hidden="true" viewBox="0 0 120 72" width="120" height="72" focusable="false">
        <path
          className={classes.contour}
          d="M4 56c20-6 30-30 48-32M70 24c18 4 26 26 46 32M12 66c18-4 34-16 44-18M68 48c12 3 26 13 42 18"
        />
        <path className={classes.flag} d="m54 14 14 44M68 14 54 58" />
      </svg>
      <Title className={classes.title}>{title}</Title>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action}
    </div>
  );
}
