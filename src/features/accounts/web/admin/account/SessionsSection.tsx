import { Badge, Button, Flex, Group } from '@mantine/core';
import { deviceName } from '../../../../../shared/device-name.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../../web/admin/AdminList.tsx';
import { FactLine, LineFact } from '../../../../../web/admin/Fact.tsx';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { AdminSessionInfo } from '../../../sessions.ts';
import { adminAccountContent } from '../../../words/admin-account.ts';
import { AccountSection } from './AccountSection.tsx';

const words = adminAccountContent.sessions;

export function SessionsSection() {
  const utils = trpc.useUtils();
  // Other browsers can sign in while the list is cached.
  const sessions = trpc.admin.account.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  const change = {
    failed: words.failed,
    onDone: () => utils.admin.account.sessions.invalidate(),
  };
  const end = trpc.admin.account.endSession.useMutation(
    withToasts({ ...change, done: words.ended }),
  );
  const endOthers = trpc.admin.account.endOtherSessions.useMutation(
    withToasts({ ...change, done: words.othersEnded }),
  );
  const hasOthers = sessions.data?.some((session) => !session.isCurrent) ?? false;

  return (
    <AccountSection title={words.title} text={words.text}>
      <AdminList list={sessions} rowHeight="4.5rem">
        <ul className="ruled">
          {sessions.data?.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isBusy={end.isPending}
              onEnd={() => end.mutate({ sessionId: session.id })}
            />
          ))}
        </ul>
      </AdminList>
      {hasOthers ? (
        <Group>
          <Button
            variant="default"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined)}
          >
            {endOthers.isPending ? words.ending : words.endOthers}
          </Button>
        </Group>
      ) : null}
    </AccountSection>
  );
}

interface SessionItemProps {
  session: AdminSessionInfo;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const browser = deviceName(session.userAgent) || words.unknownBrowser;
  return (
    <Flex component="li" wrap="wrap" align="center" gap="md" py="md">
      <Group flex="1 1 12rem" miw={0} gap="xs" fz="sm">
        <strong>{browser}</strong>
        {session.isCurrent ? <Badge color="lagoon">{words.current}</Badge> : null}
      </Group>
      <FactLine>
        <LineFact label={words.network}>{session.network || words.unknownNetwork}</LineFact>
        <LineFact label={words.signedIn}>{formatDateTime(session.createdAt)}</LineFact>
        <LineFact label={words.lastSeen}>{formatDateTime(session.lastUsedAt)}</LineFact>
      </FactLine>
      {session.isCurrent ? null : (
        <ActionButton context={browser} isDangerous disabled={isBusy} onClick={onEnd}>
          {words.end}
        </ActionButton>
      )}
    </Flex>
  );
}
