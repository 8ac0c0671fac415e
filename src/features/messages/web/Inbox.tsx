import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { LoadMore } from '../../../web/components/states/LoadMore.tsx';
import { FilterButtons } from '../../../web/components/tabs/FilterButtons.tsx';
import { Time } from '../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import { accessibleName } from '../../../web/start/accessible-name.ts';
import { type MessageFolder, messageFolders } from '../developer-messages.ts';
import { developerInboxContent, developerInboxContent as words } from '../words/developer-inbox.ts';
import { InboxMessage } from './InboxMessage.tsx';

export function Inbox() {
  const [folder, setFolder] = useState<MessageFolder>('inbox');
  const messages = trpc.developer.messages.list.useInfiniteQuery(
    { folder },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const { data: drafted = [] } = trpc.developer.messages.draftedIds.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const items = messages.data?.pages.flatMap((page) => page.items) ?? [];
  const last = messages.data?.pages.at(-1);
  const counts: Record<MessageFolder, number> = {
    inbox: 0,
    unread: last?.unreadCount ?? 0,
    archived: last?.archivedCount ?? 0,
    suspected: last?.suspectedCount ?? 0,
  };
  const options = messageFolders.map((value) => ({
    value,
    label: words.folders.withCount(words.folders.names[value], counts[value]),
  }));

  return (
    <Stack component="section" align="flex-start" aria-labelledby="messages-title">
      <Group gap="xs">
        <Title order={2} fz="2xl" id="messages-title">
          {words.title}
        </Title>
        <span role="status">
          {counts.unread > 0 ? <Badge color="ember">{words.unread(counts.unread)}</Badge> : null}
        </span>
      </Group>
      <Text c="dimmed">{folder === 'suspected' ? words.suspected.text : words.text}</Text>
      <FilterButtons
        label={words.folders.label}
        options={options}
        selected={folder}
        onSelect={setFolder}
      />
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
          {words.folders.empty[folder]}
        </Paper>
      ) : null}
      <Stack component="ul" w="100%">
        {items.map((message) => (
          <li key={message.id}>
            <InboxMessage
              message={message}
              isDrafted={drafted.includes(message.id)}
              isMailOn={last?.isMailOn ?? false}
            />
          </li>
        ))}
      </Stack>
      <LoadMore list={messages} words={words} href={null} />
      <BlockedSenders />
    </Stack>
  );
}

const blockedSendersWords = developerInboxContent.blocks;

function BlockedSenders() {
  const blocks = trpc.developer.messages.blocks.list.useQuery();
  const { list } = trpc.useUtils().developer.messages.blocks;
  const end = trpc.developer.messages.blocks.end.useMutation(
    withToasts({
      done: blockedSendersWords.ended,
      failed: developerInboxContent.failed,
      onDone: () => list.invalidate(),
    }),
  );
  if (!blocks.data?.length) return null;
  return (
    <Stack component="section" gap="xs" w="100%" aria-labelledby="blocked-title">
      <Title order={3} size="h4" id="blocked-title">
        {blockedSendersWords.title}
      </Title>
      <Text c="dimmed">{blockedSendersWords.text}</Text>
      <ul className="ruled" data-closed>
        {blocks.data.map(({ id, senderName, createdAt }) => (
          <Group key={id} component="li" justify="space-between">
            <span style={{ overflowWrap: 'anywhere' }}>
              <bdi>{senderName}</bdi>
              <span aria-hidden="true"> · </span>
              <Time at={createdAt} format={formatLongDate} />
            </span>
            <Button
              variant="subtle"
              size="xs"
              aria-label={accessibleName(blockedSendersWords.end, senderName)}
              disabled={end.isPending}
              onClick={() => end.mutate({ blockId: id })}
            >
              {blockedSendersWords.end}
            </Button>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
