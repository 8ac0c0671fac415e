import { adminJobsContent as words } from '../../../../content/admin-upkeep.ts';
import { ActionButton } from '../parts/Action.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import classes from './JobItem.module.css';

interface JobItemProps {
  name: string;
  about: string;
  fault: string;
  at: { label: string; time: string };
  retry: string;
  isBusy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A job or a message, why it did not end well, and what can be done. */
export function JobItem(props: JobItemProps) {
  const { name, about, fault, at, retry, isBusy, onRetry, onDiscard } = props;
  const context = about || name;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <strong>{name}</strong>
        {about ? <span>{about}</span> : null}
        <span className={classes.fault}>{fault}</span>
        <span className={classes.time}>
          {at.label}: <time dateTime={at.time}>{formatDateTime(at.time)}</time>
        </span>
      </div>
      <div className={classes.actions}>
        <ActionButton context={context} disabled={isBusy} onClick={onRetry}>
          {retry}
        </ActionButton>
        <ActionButton context={context} tone="danger" onClick={onDiscard}>
          {words.discard}
        </ActionButton>
      </div>
    </li>
  );
}
