import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { deviceName } from '../../../../../shared/device-name.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { formatLongDate } from '../../../../../web/format.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { AccountBlock } from './AccountBlock.tsx';

const words = developerAccountContent.sessions;

export function SessionList() {
  const utils = trpc.useUtils();
  // Refetches on mount: another device may have signed in.
  const sessions = trpc.developer.sessions.list.useQuery(undefined, { refetchOnMount: 'always' });
  const change = {
    failed: words.failed,
    onDone: () => utils.developer.sessions.list.invalidate(),
  };
  const end = trpc.developer.sessions.end.useMutation(withToasts({ ...change, done: words.ended }));
  const endOthers = trpc.developer.sessions.endOthers.useMutation(
    withToasts({ ...change, done: words.othersEnded }),
  );
  const list = sessions.data ?? [];
  const others = list.filter((session) => !session.isCurrent);

  return (
    <AccountBlock id="sessions-title" title={words.title} text={words.text}>
      {sessions.isPending ? (
        <Text c="dimmed" role="status">
          {words.loading}
        </Text>
      ) : null}
      {sessions.isError ? (
        <>
          <Text c="dimmed" role="alert">
            {words.error}
          </Text>
          <Button variant="default" onClick={() => void sessions.refetch()}>
            {words.retry}
          </Button>
        </>
      ) : null}
      <Stack component="ul" w="100%">
        {list.map((session) => {
          const device = deviceName(session.userAgent) || words.unknownDevice;
          return (
            <Paper key={session.id} component="li" withBorder radius="md" p="md">
              <Group justify="space-between" gap="xs">
                <div>
                  <Group component="strong" gap="xs">
                    {device}
                    {session.isCurrent ? <Badge color="lagoon">{words.current}</Badge> : null}
                  </Group>
                  <Text c="dimmed" fz="sm">
                    {words.signedIn} {formatLongDate(session.createdAt)}. {words.lastUsed}{' '}
                    {formatLongDate(session.lastUsedAt)}.
                  </Text>
                </div>
                {session.isCurrent ? null : (
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={words.endNamed(device)}
                    disabled={end.isPending}
                    onClick={() => end.mutate({ sessionId: session.id })}
                  >
                    {words.end}
                  </Button>
                )}
              </Group>
            </Paper>
          );
        })}
      </Stack>
      {sessions.isSuccess && others.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      {others.length > 1 ? (
        <Button
          variant="default"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {words.endOthers}
        </Button>
      ) : null}
    </AccountBlock>
  );
}
