import { Alert, Badge, Button, Flex, Group, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { adminLimits } from '../../../../../shared/admin/admin.ts';
import { roleMay } from '../../../../../shared/admin/admin-roles.ts';
import { deviceName } from '../../../../../shared/admin/device-name.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../../web/admin/LabeledValue.tsx';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../../web/admin/list/AreaHeading.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { changePasswordSchema } from '../../../admin-account.ts';
import type { AdminSessionInfo } from '../../../sessions.ts';
import { adminAccountContent, adminAccountContent as words } from '../../../words/admin-account.ts';
import { AccountSection } from './AccountSection.tsx';
import { AppPart } from './factors/AppPart.tsx';
import { CodesPart } from './factors/CodesPart.tsx';
import { PasskeysPart } from './factors/PasskeysPart.tsx';
import { ShownCodes } from './factors/ShownCodes.tsx';
import { MailSection } from './MailSection.tsx';
import { NewAccount } from './people/NewAccount.tsx';
import { PersonItem } from './people/PersonItem.tsx';

export function AccountTab({ programs }: { programs: ReactNode }) {
  const { admin } = useAdminSession();
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <PasswordSection />
      <FactorsSection />
      <MailSection />
      <SessionsSection />
      {programs}
      {roleMay(admin.role, 'manageAccounts') ? <PeopleSection /> : null}
    </>
  );
}

const peopleSectionWords = adminAccountContent.people;

function PeopleSection() {
  const { admin } = useAdminSession();
  const accounts = trpc.admin.accounts.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <AccountSection title={peopleSectionWords.title} text={peopleSectionWords.text}>
      <AdminList list={accounts} rowHeight="4.5rem">
        <ul className="ruled" aria-label={peopleSectionWords.title}>
          {accounts.data?.map((account) => (
            <PersonItem key={account.id} account={account} isSelf={account.id === admin.id} />
          ))}
        </ul>
      </AdminList>
      <NewAccount />
    </AccountSection>
  );
}

const factorsSectionWords = adminAccountContent.factors;

function FactorsSection() {
  const factors = trpc.admin.account.factors.useQuery(undefined, { refetchOnMount: 'always' });
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const { data } = factors;
  const isOn = data !== undefined && (data.totpSince !== null || data.passkeys.length > 0);

  return (
    <AccountSection title={factorsSectionWords.title} text={factorsSectionWords.text}>
      <AdminList list={factors} rowHeight="4.5rem">
        {data ? (
          <Stack gap="xl">
            {isOn ? null : (
              <Alert color="sand" role="note">
                {factorsSectionWords.off}
              </Alert>
            )}
            <PasskeysPart factors={data} onNewCodes={setNewCodes} />
            <AppPart factors={data} onNewCodes={setNewCodes} />
            {isOn ? <CodesPart left={data.recoveryCodesLeft} onNewCodes={setNewCodes} /> : null}
          </Stack>
        ) : null}
      </AdminList>
      {newCodes ? <ShownCodes codes={newCodes} onDone={() => setNewCodes(null)} /> : null}
    </AccountSection>
  );
}

const passwordSectionWords = adminAccountContent.password;

function PasswordSection() {
  const { admin } = useAdminSession();
  const utils = trpc.useUtils();
  const form = useCheckedForm({
    initialValues: { password: '', newPassword: '' },
    validate: schemaResolver(changePasswordSchema, { sync: true }),
  });
  const change = trpc.admin.account.changePassword.useMutation(
    withToasts({
      done: passwordSectionWords.changed,
      failed: passwordSectionWords.failed,
      form,
      onDone: () => {
        form.reset();
        return utils.admin.account.sessions.invalidate();
      },
    }),
  );

  return (
    <AccountSection title={passwordSectionWords.title} text={passwordSectionWords.text}>
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        {/* Lets password managers store the username with the password. */}
        <input hidden readOnly autoComplete="username" value={admin.username} />
        <Stack maw="28rem">
          <PasswordInput
            label={passwordSectionWords.present}
            {...form.getInputProps('password')}
            autoComplete="current-password"
            maxLength={adminLimits.password}
            required
          />
          <PasswordInput
            label={passwordSectionWords.next}
            description={passwordSectionWords.nextHint}
            {...form.getInputProps('newPassword')}
            autoComplete="new-password"
            maxLength={adminLimits.password}
            required
          />
          <Group>
            <Button type="submit" disabled={change.isPending}>
              {change.isPending ? passwordSectionWords.changing : passwordSectionWords.change}
            </Button>
          </Group>
        </Stack>
      </form>
    </AccountSection>
  );
}

const sessionsSectionWords = adminAccountContent.sessions;

function SessionsSection() {
  const utils = trpc.useUtils();
  const sessions = trpc.admin.account.sessions.useQuery(undefined, { refetchOnMount: 'always' });
  const change = {
    failed: sessionsSectionWords.failed,
    onDone: () => utils.admin.account.sessions.invalidate(),
  };
  const end = trpc.admin.account.endSession.useMutation(
    withToasts({ ...change, done: sessionsSectionWords.ended }),
  );
  const endOthers = trpc.admin.account.endOtherSessions.useMutation(
    withToasts({ ...change, done: sessionsSectionWords.othersEnded }),
  );
  const hasOthers = sessions.data?.some((session) => !session.isCurrent) ?? false;

  return (
    <AccountSection title={sessionsSectionWords.title} text={sessionsSectionWords.text}>
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
            {endOthers.isPending ? sessionsSectionWords.ending : sessionsSectionWords.endOthers}
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
  const browser = deviceName(session.userAgent) || sessionsSectionWords.unknownBrowser;
  return (
    <Flex component="li" wrap="wrap" align="center" gap="md" py="md">
      <Group flex="1 1 12rem" miw={0} gap="xs" fz="sm">
        <strong>{browser}</strong>
        {session.isCurrent ? <Badge color="lagoon">{sessionsSectionWords.current}</Badge> : null}
      </Group>
      <ValueLine>
        <LineValue label={sessionsSectionWords.network}>
          {session.network || sessionsSectionWords.unknownNetwork}
        </LineValue>
        <LineValue label={sessionsSectionWords.signedIn}>
          {formatDateTime(session.createdAt)}
        </LineValue>
        <LineValue label={sessionsSectionWords.lastSeen}>
          {formatDateTime(session.lastUsedAt)}
        </LineValue>
      </ValueLine>
      {session.isCurrent ? null : (
        <ActionButton context={browser} isDangerous disabled={isBusy} onClick={onEnd}>
          {sessionsSectionWords.end}
        </ActionButton>
      )}
    </Flex>
  );
}
