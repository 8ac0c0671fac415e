import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import {
  defaultScopes,
  defaultTokenDays,
  newTokenSchema,
  tokenScopes,
} from '../../../../shared/api-tokens.ts';
import { ShownSecret } from '../../../../web/admin/ShownSecret.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { adminTokensContent as words } from '../../words/api-tokens.ts';

const initialValues = {
  name: '',
  scopes: [...defaultScopes],
  daysToLive: defaultTokenDays as number | null,
};
const validate = schemaResolver(newTokenSchema, { sync: true });

/** Shows the new token once. */
export function CreateToken() {
  const utils = trpc.useUtils();
  const form = useCheckedForm({ initialValues, validate });
  const creation = trpc.admin.tokens.create.useMutation(
    withToasts({
      failed: words.toasts.failed,
      form,
      onDone: () => {
        form.reset();
        return utils.admin.tokens.list.invalidate();
      },
    }),
  );

  if (creation.data) {
    const { name, token } = creation.data;
    return (
      <ShownSecret
        name={name}
        secret={token}
        words={words.created}
        onDone={() => creation.reset()}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => creation.mutate(values))}>
      <Stack maw="48rem" gap="lg">
        <Group align="flex-start">
          <TextInput
            label={words.name}
            description={words.nameHint}
            {...form.getInputProps('name')}
            autoComplete="off"
            required
            flex="2 1 16rem"
          />
          <SelectField
            label={words.lifetime}
            description={words.lifetimeHint}
            options={words.lifetimes}
            value={String(form.values.daysToLive ?? '')}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue('daysToLive', value === '' ? null : Number(value))
            }
          />
        </Group>
        <Checkbox.Group label={words.scopes} {...form.getInputProps('scopes')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
            {tokenScopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={words.scopeNames[scope]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Group>
          <Button type="submit" disabled={creation.isPending}>
            {creation.isPending ? words.creating : words.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
