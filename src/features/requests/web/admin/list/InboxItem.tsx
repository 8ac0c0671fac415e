import { Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { ChooseRow } from '../../../../../web/admin/list/several/SelectionBar.tsx';
import type { Selection } from '../../../../../web/admin/list/several/useSelection.ts';
import { Time } from '../../../../../web/components/text/Time.tsx';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import { DraftMark } from '../answer/DraftMark.tsx';
import { type InboxDesk, moveKeyHandler } from '../inbox-keys.ts';
import { aboutOf, nameOf, statusHues } from '../listed-request.ts';
import { DueMark } from './DueMark.tsx';
import classes from './InboxItem.module.css';
import { UnseenMark } from './UnseenMark.tsx';

interface InboxItemProps {
  request: ListedRequest;
  desk: InboxDesk;
  selection: Selection;
}

export function InboxItem({ request, desk, selection }: InboxItemProps) {
  const { id, status, createdAt } = request;
  return (
    <Group component="li" wrap="nowrap" gap="xs" px="xs">
      <ChooseRow {...{ id, selection }} name={nameOf(request)} />
      <h2 className={classes.heading}>
        <Link
          to={desk.inbox.requestLink(id)}
          className={classes.line}
          data-request={id}
          onKeyDown={moveKeyHandler(desk, request)}
        >
          <Text span inherit className={classes.name} fw={status === 'new' ? 700 : 400} truncate>
            <bdi>{nameOf(request)}</bdi>
          </Text>
          <span className={classes.about} dir="auto">
            {aboutOf(request)}
          </span>
          <span className={classes.marks}>
            <Badge color={statusHues[status]}>{words.status[status]}</Badge>
            {request.isShownToDevelopers ? (
              <Badge variant="default">{words.forDevelopers}</Badge>
            ) : null}
            <UnseenMark requestId={id} />
            <DraftMark requestId={id} />
            <DueMark request={request} />
          </span>
          <Time at={createdAt} format={formatDateTime} className={classes.time} />
        </Link>
      </h2>
    </Group>
  );
}
