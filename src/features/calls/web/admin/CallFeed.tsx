import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { ShownSecret } from '../../../../web/admin/ShownSecret.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { CallFeedState } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';

const { feed: words, toasts } = adminCallsContent;

export function CallFeed({ feed }: { feed: CallFeedState | null }) {
  const utils = trpc.useUtils();
  const onDone = () => utils.admin.calls.settings.invalidate();
  const creation = trpc.admin.calls.createFeed.useMutation(withToasts({ failed: toasts.failed }));
  const revocation = trpc.admin.calls.revokeFeed.useMutation(
    withToasts({ done: toasts.revoked, failed: toasts.failed, onDone }),
  );
  if (creation.data) {
    const done = () => {
      creation.reset();
      void onDone();
    };
    return <ShownSecret name="ICS" secret={creation.data.url} words={words.shown} onDone={done} />;
  }
  const open = feed && feed.endsAt > new Date() ? feed : null;
  return (
    <section aria-labelledby="call-feed">
      <Stack gap="md" align="flex-start">
        <Title order={3} size="h4" id="call-feed">
          {words.title}
        </Title>
        <Text maw="var(--site-measure)">{words.text}</Text>
        {open ? (
          <Text fz="sm" c="dimmed">
            {words.since(formatDateTime(open.since))}{' '}
            {open.lastUsedAt ? words.lastUsed(formatDateTime(open.lastUsedAt)) : words.neverUsed}{' '}
            {words.ends(formatDateTime(open.endsAt))}
          </Text>
        ) : null}
        <Group gap="xs">
          <Button
            variant="default"
            disabled={creation.isPending}
            onClick={() => creation.mutate(undefined)}
          >
            {open ? words.replace : words.create}
          </Button>
          {open ? (
            <Button
              variant="outline"
              color="red"
              disabled={revocation.isPending}
              onClick={() => revocation.mutate(undefined)}
            >
              {words.revoke}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </section>
  );
}
