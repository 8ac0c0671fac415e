import { Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { formatBriefly } from '../../../../../web/admin/format-time.ts';
import { ChooseRow } from '../../../../../web/admin/list/several/SelectionBar.tsx';
import type { Selection } from '../../../../../web/admin/list/several/useSelection.ts';
import { Time } from '../../../../../web/components/text/Time.tsx';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import { DraftMark } from '../answer/DraftMark.tsx';
import { type InboxDesk, requestKeyHandler } from '../inbox-keys.ts';
import { aboutOf, firstWordsOf, nameOf, statusHues } from '../listed-request.ts';
import { focusNeighbor } from '../request-focus.ts';
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
  const { inbox, region } = desk;
  const isOpen = inbox.place.request === id;
  return (
    <Group
      component="li"
      wrap="nowrap"
      gap="xxs"
      pl="xs"
      className={classes.row}
      data-open={isOpen || undefined}
    >
      <ChooseRow {...{ id, selection }} name={nameOf(request)} />
      <Link
        to={inbox.requestLink(id)}
        className={classes.line}
        data-request={id}
        aria-current={isOpen || undefined}
        onKeyDown={requestKeyHandler(desk, request, () => focusNeighbor(region.current, 'next'))}
      >
        <Text span inherit fw={status === 'new' ? 700 : 500} truncate>
          <bdi>{nameOf(request)}</bdi>
        </Text>
        <Time at={createdAt} format={formatBriefly} className={classes.time} />
        <span className={classes.words} dir="auto">
          {firstWordsOf(request)}
        </span>
        <span className={classes.marks}>
          <Badge color={statusHues[status]}>{words.status[status]}</Badge>
          {request.isShownToDevelopers ? (
            <Badge variant="default">{words.forDevelopers}</Badge>
          ) : null}
          <AssigneeMark request={request} />
          <UnseenMark requestId={id} />
          <DraftMark requestId={id} />
          <DueMark request={request} />
          <span className={classes.about} dir="auto">
            {aboutOf(request)}
          </span>
        </span>
      </Link>
    </Group>
  );
}

function AssigneeMark({ request: { assignee } }: { request: ListedRequest }) {
  const { admin } = useAdminSession();
  if (!assignee) return null;
  const { me, other } = words.assignee;
  return <Badge color="lagoon">{assignee.id === admin.id ? me : other(assignee.username)}</Badge>;
}
