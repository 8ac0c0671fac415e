import { Badge, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import type { OpenedRequest } from '../../contact-inbox.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { statusHues } from './inbox-entry.ts';
import type { InboxAddress } from './useInboxAddress.ts';

interface OtherRequestsProps {
  request: OpenedRequest;
  inbox: InboxAddress;
}

/** What else came from the same address or number; nothing where that is nothing. */
export function OtherRequests({ request: { others }, inbox }: OtherRequestsProps) {
  const titleId = useId();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={4} fz="md" mb="xs" id={titleId}>
        {words.others.title}
      </Title>
      <Text component="ul" fz="sm" className="ruled">
        {others.map(({ id, source, projectType, status, createdAt }) => (
          <Group key={id} component="li" justify="space-between" gap="xs" py="xs">
            <Link to={inbox.requestLink(id)}>
              {projectType ?? words.source[source]}, {formatDateTime(createdAt)}
            </Link>
            <Badge color={statusHues[status]}>{words.status[status]}</Badge>
          </Group>
        ))}
      </Text>
    </section>
  );
}
