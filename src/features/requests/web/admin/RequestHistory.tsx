import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { NamedSentence } from '../../../../web/components/NamedSentence.tsx';
import { Time } from '../../../../web/components/Time.tsx';
import type { OpenedRequest } from '../../contact-inbox.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';

const words = adminInboxContent.history;

/** Who moved a request and when, the latest first, down to when it came in. */
export function RequestHistory({ request: { entry, moves } }: { request: OpenedRequest }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={4} fz="md" mb="xs" id={titleId}>
        {words.title}
      </Title>
      <Text component="ul" fz="sm" className="ruled">
        {moves.map(({ id, fromStatus, toStatus, actor, createdAt }) => (
          <Step key={id} at={createdAt}>
            {words.moved(fromStatus, toStatus)}{' '}
            <NamedSentence sentence={words.by} name={actorName(actor)} />
          </Step>
        ))}
        <Step at={entry.createdAt}>{words.received}</Step>
      </Text>
    </section>
  );
}

function Step({ at, children }: { at: Date; children: ReactNode }) {
  return (
    <Text component="li" inherit py="xxs">
      {children}
      <br />
      <Text span inherit c="dimmed">
        <Time at={at} format={formatDateTime} />
      </Text>
    </Text>
  );
}
