import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { adminLimits } from '../../../../../shared/admin.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { changePasswordSchema } from '../../../admin-account.ts';
import { adminAccountContent } from '../../../words/admin-account.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { AccountSection } from './AccountSection.tsx';

const words = adminAccountContent.password;

export function PasswordSection() {
  const { admin } = useAdminSession();
  const utils = trpc.useUtils();
  const form = useCheckedForm({
    initialValues: { password: '', newPassword: '' },
    validate: schemaResolver(changePasswordSchema, { sync: true }),
  });
  const change = trpc.admin.account.changePassword.useMutation(
    withToasts({
      done: words.changed,
      failed: words.failed,
      form,
      onDone: () => {
        form.reset();
        return utils.admin.account.sessions.invalidate();
      },
    }),
  );

  return (
    <AccountSection title={words.title} text={words.text}>
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        {/* Lets password managers store the username with the password. */}
        <input hidden readOnly autoComplete="username" value={admin.username} />
        <Stack maw="28rem">
          <PasswordInput
            label={words.present}
            {...form.getInputProps('password')}
            autoComplete="current-password"
            maxLength={adminLimits.password}
            required
          />
          <PasswordInput
            label={words.next}
            description={words.nextHint}
            {...form.getInputProps('newPassword')}
            autoComplete="new-password"
            maxLength={adminLimits.password}
            required
          />
          <Group>
            <Button type="submit" disabled={change.isPending}>
              {change.isPending ? words.changing : words.change}
            </Button>
          </Group>
        </Stack>
      </form>
    </AccountSection>
  );
}
