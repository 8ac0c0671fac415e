import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { accessibleName } from '../../../web/accessible-name.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { Time } from '../../../web/components/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import { developerInboxContent } from '../words/developer-inbox.ts';

const words = developerInboxContent.blocks;

/** Renders nothing when no sender is blocked. */
export function BlockedSenders() {
  const blocks = trpc.developer.messages.blocks.list.useQuery();
  const { list } = trpc.useUtils().developer.messages.blocks;
  const end = trpc.developer.messages.blocks.end.useMutation(
    withToasts({
      done: words.ended,
      failed: developerInboxContent.failed,
      onDone: () => list.invalidate(),
    }),
  );
  if (!blocks.data?.length) return null;
  return (
    <Stack component="section" gap="xs" w="100%" aria-labelledby="blocked-title">
      <Title order={3} size="h4" id="blocked-title">
        {words.title}
      </Title>
      <Text c="dimmed">{words.text}</Text>
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
              aria-label={accessibleName(words.end, senderName)}
              disabled={end.isPending}
              onClick={() => end.mutate({ blockId: id })}
            >
              {words.end}
            </Button>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
