import { adminInboxContent as words } from '../../../../content/admin-work.ts';
import type { ContactStatus, InboxEntry } from '../../../../shared/admin-inbox.ts';
import { Badge } from '../../../components/Badge.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import classes from './InboxItem.module.css';
import { InboxRequest } from './InboxRequest.tsx';
import { useInboxUpdate } from './useInboxUpdate.ts';

const statusHues = {
  new: 'ember',
  read: 'sand',
  replied: 'moss',
  suspected: 'lagoon',
  spam: 'sky',
} as const satisfies Record<ContactStatus, string>;

export function nameOf({ firstName, lastName, phoneNumber }: InboxEntry): string {
  return `${firstName} ${lastName}`.trim() || (phoneNumber ?? words.unnamed);
}

interface InboxItemProps {
  entry: InboxEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** One request: a line that opens to the whole of it. A new one counts as read once it was opened. */
export function InboxItem({ entry, isOpen, onToggle }: InboxItemProps) {
  const update = useInboxUpdate();
  const panelId = `request-${entry.id}`;
  const toggle = () => {
    if (!isOpen && entry.status === 'new') update.mutate({ id: entry.id, status: 'read' });
    onToggle();
  };
  return (
    <li className={classes.item}>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.line}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
        >
          <span className={classes.name} data-new={entry.status === 'new' || undefined}>
            {nameOf(entry)}
          </span>
          <span className={classes.about}>
            {entry.source === 'sms' ? words.textMessage : entry.projectType}
          </span>
          <Badge hue={statusHues[entry.status]}>{words.status[entry.status]}</Badge>
          <time dateTime={entry.createdAt} className={classes.time}>
            {formatDateTime(entry.createdAt)}
          </time>
        </button>
      </h3>
      {isOpen ? (
        <div id={panelId} className={classes.panel}>
          <InboxRequest entry={entry} />
        </div>
      ) : null}
    </li>
  );
}
