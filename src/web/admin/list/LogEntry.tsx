import type { ReactNode } from 'react';
import { Time } from '../../components/text/Time.tsx';
import { formatDateTime } from '../format-time.ts';
import classes from './LogEntry.module.css';

interface LogEntryProps {
  at: Date;
  children: ReactNode;
  actions?: ReactNode;
}

export function LogEntry({ at, children, actions }: LogEntryProps) {
  return (
    <li className={classes.entry}>
      <Time at={at} format={formatDateTime} />
      <div>{children}</div>
      {actions}
    </li>
  );
}
