import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { Time } from '../../../../../web/components/text/Time.tsx';
import type { InboxEntry } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import { DraftMark } from '../answer/DraftMark.tsx';
import { aboutOf, nameOf, statusHues } from '../inbox-entry.ts';
import { type InboxDesk, moveKeyHandler } from '../inbox-keys.ts';
import { DueMark } from './DueMark.tsx';
import classes from './InboxItem.module.css';
import { UnseenMark } from './UnseenMark.tsx';

/** One request: a line that leads to the whole of it. */
export function InboxItem({ entry, desk }: { entry: InboxEntry; desk: InboxDesk }) {
  const { id, status, createdAt } = entry;
  return (
    <li>
      <h3 className={classes.heading}>
        <Link
          to={desk.inbox.requestLink(id)}
          className={classes.line}
          data-request={id}
          onKeyDown={moveKeyHandler(desk, entry)}
        >
          <Text span inherit className={classes.name} fw={status === 'new' ? 700 : 400} truncate>
            <bdi>{nameOf(entry)}</bdi>
          </Text>
          <span className={classes.about} dir="auto">
            {aboutOf(entry)}
          </span>
          <span className={classes.marks}>
            <Badge color={statusHues[status]}>{words.status[status]}</Badge>
            {entry.isShownToDevelopers ? (
              <Badge variant="default">{words.forDevelopers}</Badge>
            ) : null}
            <UnseenMark requestId={id} />
            <DraftMark requestId={id} />
            <DueMark entry={entry} />
          </span>
          <Time at={createdAt} format={formatDateTime} className={classes.time} />
        </Link>
      </h3>
    </li>
  );
}
