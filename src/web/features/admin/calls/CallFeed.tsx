import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { adminCallsContent } from '../../../../content/admin-calls.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { formatDateTime } from '../parts/format-time.ts';
import { ShownSecret } from '../parts/ShownSecret.tsx';

const { feed: words, toasts } = adminCallsContent;

/** The link by which a calendar program reads the calls: made, shown once, and ended. */
export function CallFeed({ since }: { since: Date | null }) {
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
  return (
    <section aria-labelledby="call-feed">
      <Stack gap="md" align="flex-start">
        <Title order={3} size="h4" id="call-feed">
          {words.title}
        </Title>
        <Text maw="var(--site-measure)">{words.text}</Text>
        {since ? (
          <Text fz="sm" c="dimmed">
            {words.since(formatDateTime(since))}
          </Text>
        ) : null}
        <Group gap="xs">
          <Button
            variant="default"
            disabled={creation.isPending}
            onClick={() => creation.mutate(undefined)}
          >
            {since ? words.replace : words.create}
          </Button>
          {since ? (
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
