import { Button, Group, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type AdminRole, adminRoles } from '../../../../../../shared/admin/admin-roles.ts';
import { ShownSecret } from '../../../../../../web/admin/ShownSecret.tsx';
import { withToasts } from '../../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../../../../web/forms/useCheckedForm.ts';
import { newAccountSchema } from '../../../../admin-accounts.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';

const words = adminAccountContent.people;

const initialValues = { username: '', role: 'author' as AdminRole };
const validate = schemaResolver(newAccountSchema, { sync: true });

export function NewAccount() {
  const utils = trpc.useUtils();
  const form = useCheckedForm({ initialValues, validate });
  const creation = trpc.admin.accounts.create.useMutation(
    withToasts({
      failed: words.toasts.failed,
      form,
      onDone: () => {
        form.reset();
        return utils.admin.accounts.list.invalidate();
      },
    }),
  );
  if (creation.data) {
    const { username, password } = creation.data;
    return (
      <ShownSecret
        name={username}
        secret={password}
        words={words.created}
        onDone={() => creation.reset()}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Group align="flex-end">
        <TextInput
          label={words.username}
          {...form.getInputProps('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          flex="1 1 16rem"
          maw="28rem"
        />
        <SelectField
          label={words.role}
          options={[...adminRoles].reverse().map((value) => ({ value, label: words.roles[value] }))}
          {...form.getInputProps('role')}
        />
        <Button type="submit" variant="default" disabled={creation.isPending}>
          {creation.isPending ? words.creating : words.create}
        </Button>
      </Group>
    </form>
  );
}
