import { Badge, Flex, Group } from '@mantine/core';
import { adminRoleSchema, isLowerRole } from '../../../../../../shared/admin/admin-roles.ts';
import { ActionButton } from '../../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../../../web/admin/LabeledValue.tsx';
import { withToasts } from '../../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../../web/forms/SelectField.tsx';
import type { AdminAccount } from '../../../../admin-accounts.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';

const words = adminAccountContent.people;

function useAccountActions({ id, role: present }: AdminAccount) {
  const utils = trpc.useUtils();
  const { accounts } = trpc.admin;
  const outcome = (done: { title: string; description: string }) =>
    withToasts({
      done,
      failed: words.toasts.failed,
      onDone: () => utils.admin.accounts.list.invalidate(),
    });
  const changeRole = accounts.changeRole.useMutation(outcome(words.toasts.roleChanged));
  const demote = accounts.changeRole.useMutation(outcome(words.toasts.demoted));
  const disable = accounts.disable.useMutation(outcome(words.toasts.disabled));
  const enable = accounts.enable.useMutation(outcome(words.toasts.enabled));
  const endSessions = accounts.endSessions.useMutation(outcome(words.toasts.sessionsEnded));
  return {
    isBusy: [changeRole, demote, disable, enable, endSessions].some(({ isPending }) => isPending),
    changeRole: (role: AdminAccount['role']) =>
      (isLowerRole(role, present) ? demote : changeRole).mutate({ id, role }),
    disable: () => disable.mutate({ id }),
    enable: () => enable.mutate({ id }),
    endSessions: () => endSessions.mutate({ id }),
  };
}

interface PersonItemProps {
  account: AdminAccount;
  /** Another owner has to change the signed-in admin's account. */
  isSelf: boolean;
}

export function PersonItem({ account, isSelf }: PersonItemProps) {
  const { username, role, disabledAt, hasSecondStep, sessionCount, lastUsedAt } = account;
  const actions = useAccountActions(account);
  return (
    <Flex component="li" wrap="wrap" align="center" rowGap="xs" columnGap="md" py="md">
      <Group flex="1 1 12rem" miw={0} gap="xs" fz="sm">
        <strong dir="auto">{username}</strong>
        {isSelf ? <Badge color="lagoon">{words.you}</Badge> : null}
        {isSelf ? <Badge variant="default">{words.roles[role]}</Badge> : null}
        {disabledAt ? <Badge color="ember">{words.disabled}</Badge> : null}
      </Group>
      <ValueLine>
        <LineValue label={words.secondStep}>{hasSecondStep ? words.yes : words.no}</LineValue>
        <LineValue label={words.sessions}>{sessionCount}</LineValue>
        <LineValue label={words.lastSeen}>
          {lastUsedAt ? formatDateTime(lastUsedAt) : words.notSeen}
        </LineValue>
      </ValueLine>
      {isSelf ? null : (
        <Group gap="xs" align="flex-end">
          <SelectField
            label={words.role}
            aria-label={words.roleOf(username)}
            options={adminRoleSchema.options.map((value) => ({ value, label: words.roles[value] }))}
            value={role}
            disabled={actions.isBusy}
            onChange={(event) => actions.changeRole(adminRoleSchema.parse(event.target.value))}
          />
          {sessionCount > 0 ? (
            <ActionButton
              context={username}
              disabled={actions.isBusy}
              onClick={actions.endSessions}
            >
              {words.endSessions}
            </ActionButton>
          ) : null}
          {disabledAt ? (
            <ActionButton context={username} disabled={actions.isBusy} onClick={actions.enable}>
              {words.enable}
            </ActionButton>
          ) : (
            <ActionButton
              context={username}
              isDangerous
              disabled={actions.isBusy}
              onClick={actions.disable}
            >
              {words.disable}
            </ActionButton>
          )}
        </Group>
      )}
    </Flex>
  );
}
