import { Button, Group, Text, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { type AccountMail, mailAddressSchema, mailedCodeSchema } from '../../../admin-account.ts';
import { adminAccountContent } from '../../../words/admin-account.ts';
import { AccountSection } from './AccountSection.tsx';

const words = adminAccountContent.mail;

export function MailSection() {
  const mail = trpc.admin.account.mail.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <AccountSection title={words.title} text={words.text}>
      <AdminList list={mail} rowHeight="3rem">
        {mail.data ? (
          mail.data.isMailOn ? (
            <Addresses mail={mail.data} />
          ) : (
            <Text fz="sm">{words.off}</Text>
          )
        ) : null}
      </AdminList>
    </AccountSection>
  );
}

function useChange() {
  const utils = trpc.useUtils();
  return {
    failed: words.toasts.failed,
    onDone: () => utils.admin.account.mail.invalidate(),
  };
}

function Addresses({ mail: { address, unconfirmed } }: { mail: AccountMail }) {
  const change = useChange();
  const removal = trpc.admin.account.removeMailAddress.useMutation(
    withToasts({ ...change, done: words.toasts.removed }),
  );
  return (
    <>
      <Group>
        <Text fz="sm">{address ? words.goesTo(address) : words.none}</Text>
        {address ? (
          <ActionButton
            isDangerous
            disabled={removal.isPending}
            onClick={() => removal.mutate(undefined)}
          >
            {words.remove}
          </ActionButton>
        ) : null}
      </Group>
      {unconfirmed ? <Confirmation address={unconfirmed} /> : null}
      <NewAddress />
    </>
  );
}

function NewAddress() {
  const change = useChange();
  const form = useCheckedForm({
    initialValues: { address: '' },
    validate: schemaResolver(mailAddressSchema, { sync: true }),
  });
  const setting = trpc.admin.account.setMailAddress.useMutation(
    withToasts({
      done: words.toasts.sent,
      failed: change.failed,
      form,
      onDone: () => {
        form.reset();
        return change.onDone();
      },
    }),
  );
  return (
    <form noValidate onSubmit={form.onSubmit((values) => setting.mutate(values))}>
      <Group align="flex-end">
        <TextInput
          label={words.address}
          {...form.getInputProps('address')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          flex="1 1 16rem"
          maw="28rem"
        />
        <Button type="submit" variant="default" disabled={setting.isPending}>
          {setting.isPending ? words.sending : words.send}
        </Button>
      </Group>
    </form>
  );
}

function Confirmation({ address }: { address: string }) {
  const change = useChange();
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: schemaResolver(mailedCodeSchema, { sync: true }),
  });
  const confirmation = trpc.admin.account.confirmMailAddress.useMutation(
    withToasts({ ...change, done: words.toasts.confirmed, form }),
  );
  return (
    <form noValidate onSubmit={form.onSubmit((values) => confirmation.mutate(values))}>
      <Group align="flex-end">
        <TextInput
          label={words.code}
          description={words.waiting(address)}
          {...form.getInputProps('code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          flex="1 1 16rem"
          maw="28rem"
        />
        <Button type="submit" disabled={confirmation.isPending}>
          {confirmation.isPending ? words.confirming : words.confirm}
        </Button>
      </Group>
    </form>
  );
}
