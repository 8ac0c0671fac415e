import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormInput } from '@mantine/form';
import { tokenWords as words } from '../../../shared/words/accounts/tokens.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { type CheckedForm, useCheckedForm } from '../../forms/useCheckedForm.ts';
import { ShownSecret } from '../ShownSecret.tsx';

export interface TokenValues<Scope extends string> {
  name: string;
  scopes: Scope[];
  daysToLive: number | null;
}

interface TokenFormProps<Scope extends string> {
  initialValues: TokenValues<Scope>;
  validate: UseFormInput<TokenValues<Scope>>['validate'];
  nameHint: string;
  lifetimes: readonly { value: string; label: string }[];
  scopeNames: Record<Scope, string>;
  scopes: readonly Scope[];
  isPending: boolean;
  onCreate: (values: TokenValues<Scope>, form: CheckedForm<TokenValues<Scope>>) => void;
  /** The new token, until it was copied. */
  made: { name: string; token: string } | undefined;
  onCopied: () => void;
}

export function TokenForm<Scope extends string>({
  initialValues,
  validate,
  made,
  onCopied,
  ...rest
}: TokenFormProps<Scope>) {
  const form = useCheckedForm<TokenValues<Scope>>({
    initialValues,
    ...(validate && { validate }),
  });
  if (made) {
    return (
      <ShownSecret name={made.name} secret={made.token} words={words.created} onDone={onCopied} />
    );
  }
  const { nameHint, lifetimes, scopeNames, scopes, isPending, onCreate } = rest;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => onCreate(values, form))}>
      <Stack maw="48rem" gap="lg">
        <Group align="flex-start">
          <TextInput
            label={words.name}
            description={nameHint}
            {...form.getInputProps('name')}
            autoComplete="off"
            required
            flex="2 1 16rem"
          />
          <SelectField
            label={words.lifetime}
            description={words.lifetimeHint}
            options={lifetimes}
            value={String(form.values.daysToLive ?? '')}
            onChange={({ currentTarget: { value } }) =>
              form.setValues((values) => ({
                ...values,
                daysToLive: value === '' ? null : Number(value),
              }))
            }
          />
        </Group>
        <Checkbox.Group label={words.scopes} {...form.getInputProps('scopes')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scopeNames[scope]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Group>
          <Button type="submit" disabled={isPending}>
            {isPending ? words.creating : words.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
