import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { developerInboxContent as words } from '../../../../content/developer-inbox.ts';
import type { MessageFolder } from '../../../../shared/developer-messages.ts';
import { trpc } from '../../../api/trpc.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { InboxMessage } from './InboxMessage.tsx';

/** What visitors wrote, newest first; what may be junk stands in a folder of its own. */
export function Inbox() {
  const [folder, setFolder] = useState<MessageFolder>('inbox');
  // New messages arrive while other pages are read.
  const messages = trpc.developer.messages.list.useInfiniteQuery(
    { folder },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const items = messages.data?.pages.flatMap((page) => page.items) ?? [];
  const { unreadCount = 0, suspectedCount = 0 } = messages.data?.pages.at(-1) ?? {};
  const isSuspected = folder === 'suspected';
  const { title, text, empty } = isSuspected ? words.suspected : words;

  return (
    <Stack component="section" align="flex-start" aria-labelledby="messages-title">
      <Group gap="xs">
        <Title order={2} fz="2xl" id="messages-title">
          {title}
        </Title>
        <span role="status">
          {unreadCount > 0 ? <Badge color="ember">{words.unread(unreadCount)}</Badge> : null}
        </span>
      </Group>
      <Text c="dimmed">{text}</Text>
      {messages.isPending ? <p role="status">{words.loading}</p> : null}
      {messages.isError ? (
        <Paper variant="dashed" p="lg" w="100%" role="alert">
          <Text mb="md">{words.error}</Text>
          <Button variant="default" onClick={() => void messages.refetch()}>
            {words.retry}
          </Button>
        </Paper>
      ) : null}
      {messages.isSuccess && items.length === 0 ? (
        <Paper component="p" variant="dashed" p="lg" w="100%">
          {empty}
        </Paper>
      ) : null}
      <Stack component="ul" w="100%">
        {items.map((message) => (
          <li key={message.id}>
            <InboxMessage message={message} />
          </li>
        ))}
      </Stack>
      <LoadMore list={messages} words={words} href={null} />
      {isSuspected || suspectedCount > 0 ? (
        <Button variant="default" onClick={() => setFolder(isSuspected ? 'inbox' : 'suspected')}>
          {isSuspected ? words.suspected.back : words.suspected.show(suspectedCount)}
        </Button>
      ) : null}
    </Stack>
  );
}
