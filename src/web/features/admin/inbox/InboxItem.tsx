import { Badge, Box, Text, UnstyledButton } from '@mantine/core';
import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import type { InboxEntry } from '../../../../shared/contact-inbox.ts';
import type { ContactStatus } from '../../../../shared/contact-status.ts';
import { Time } from '../../../components/Time.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import classes from './InboxItem.module.css';
import { InboxRequest } from './InboxRequest.tsx';
import { UnseenMark } from './UnseenMark.tsx';
import { useRequestMove } from './useInboxChanges.ts';

const statusHues = {
  new: 'ember',
  read: 'sand',
  answered: 'moss',
  call: 'lagoon',
  quote: 'lagoon',
  won: 'moss',
  lost: 'gray',
  suspected: 'sky',
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
  const move = useRequestMove();
  const panelId = `request-${entry.id}`;
  const toggle = () => {
    if (!isOpen && entry.status === 'new') move.mutate({ id: entry.id, from: 'new', to: 'read' });
    onToggle();
  };
  return (
    <li>
      <h3 className={classes.heading}>
        <UnstyledButton
          className={classes.line}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={toggle}
        >
          <Text span inherit fw={entry.status === 'new' ? 700 : 400}>
            {nameOf(entry)}
            <UnseenMark requestId={entry.id} />
          </Text>
          <span className={classes.about}>
            {entry.source === 'sms' ? words.textMessage : entry.projectType}
          </span>
          <Badge color={statusHues[entry.status]}>{words.status[entry.status]}</Badge>
          <Time at={entry.createdAt} format={formatDateTime} className={classes.time} />
        </UnstyledButton>
      </h3>
      {isOpen ? (
        <Box id={panelId} px={{ base: 'xs', sm: 'md' }} pt="md" pb="xl">
          <InboxRequest entry={entry} />
        </Box>
      ) : null}
    </li>
  );
}
