import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { accessibleName } from '../../../web/accessible-name.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { LoadMore } from '../../../web/components/LoadMore.tsx';
import { Time } from '../../../web/components/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import type { DeveloperMessage } from '../developer-messages.ts';
import { developerInboxContent } from '../words/developer-inbox.ts';

const { thread: words, messageOf } = developerInboxContent;

/** Starts open when the message is unread. */
export function MessageThread({ message }: { message: DeveloperMessage }) {
  const { id: messageId, senderName, entryCount } = message;
  const [isOpen, setIsOpen] = useState(!message.isRead);
  const entries = trpc.developer.messages.entries.useInfiniteQuery(
    { messageId },
    { enabled: isOpen, getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const items = entries.data?.pages.flatMap((page) => page.items).reverse() ?? [];
  const label = isOpen ? words.hide : words.show(entryCount);

  return (
    <Stack gap="sm" my="sm" align="flex-start">
      <Button
        variant="outline"
        size="xs"
        aria-expanded={isOpen}
        aria-label={accessibleName(label, messageOf(senderName))}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && entries.isPending ? <Text role="status">{words.loading}</Text> : null}
      {isOpen && entries.isError ? <Text role="alert">{words.error}</Text> : null}
      {isOpen ? (
        <>
          <LoadMore
            list={entries}
            words={{ loadMore: words.earlier, loadingMore: words.loadingEarlier }}
            href={null}
          />
          <Stack component="ol" gap="sm" w="100%" className="ruled">
            {items.map(({ id, party, body, createdAt }) => (
              <li key={id}>
                <Text c="dimmed" fz="sm" mt="xs">
                  <strong dir="auto">{party === 'developer' ? words.you : senderName}</strong>
                  <span aria-hidden="true"> · </span>
                  <Time at={createdAt} format={formatLongDate} />
                </Text>
                <Text dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {body}
                </Text>
              </li>
            ))}
          </Stack>
        </>
      ) : null}
    </Stack>
  );
}
