import { Button, Group, Text, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showFailure, withToasts } from '../../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../../web/forms/useCheckedForm.ts';
import { passkeyNameSchema } from '../../../../admin-account.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';
import { hasPasskeys, makePasskey } from '../../session/passkey.ts';
import { AccountSection } from '../AccountSection.tsx';
import { FactorItem } from './FactorItem.tsx';
import { type FactorPartProps, isLastFactor, useFactorChange } from './factor-changes.ts';

const words = adminAccountContent.factors;

export function PasskeysPart({ factors, onNewCodes }: FactorPartProps) {
  const change = useFactorChange();
  const removal = trpc.admin.account.removePasskey.useMutation(
    withToasts({ ...change, done: words.toasts.removed }),
  );
  return (
    <AccountSection isPart title={words.passkeysTitle} text={words.passkeysText}>
      {factors.passkeys.length === 0 ? (
        <Text fz="sm">{words.noPasskeys}</Text>
      ) : (
        <ul className="ruled">
          {factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <FactorItem
              key={id}
              name={name}
              facts={[
                { label: words.addedOn, at: createdAt },
                { label: words.lastUsed, at: lastUsedAt },
              ]}
              isLast={isLastFactor(factors)}
              removal={{
                isPending: removal.isPending,
                start: () => removal.mutateAsync({ id }),
              }}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <NewPasskey onNewCodes={onNewCodes} />
      ) : (
        <Text fz="sm">{words.unsupported}</Text>
      )}
    </AccountSection>
  );
}

function NewPasskey({ onNewCodes }: Pick<FactorPartProps, 'onNewCodes'>) {
  const change = useFactorChange();
  const form = useCheckedForm({
    initialValues: { name: '' },
    validate: schemaResolver(passkeyNameSchema, { sync: true }),
  });
  const options = trpc.admin.account.beginPasskey.useMutation();
  const addition = trpc.admin.account.addPasskey.useMutation(
    withToasts({
      done: words.toasts.added,
      failed: change.failed,
      onDone: ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
        form.reset();
        onNewCodes(recoveryCodes);
        return change.onDone();
      },
    }),
  );
  const adding = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const passkey = await makePasskey(await options.mutateAsync());
      if (passkey) addition.mutate({ name, passkey });
    },
    onError: (error) => showFailure(error, change.failed),
  });
  const isBusy = adding.isPending || addition.isPending;

  return (
    <form noValidate onSubmit={form.onSubmit((values) => adding.mutate(values))}>
      <Group align="flex-end">
        <TextInput
          label={words.name}
          description={words.nameHint}
          {...form.getInputProps('name')}
          autoComplete="off"
          maxLength={60}
          required
          flex="1 1 16rem"
          maw="28rem"
        />
        <Button type="submit" variant="default" disabled={isBusy}>
          {isBusy ? words.adding : words.addPasskey}
        </Button>
      </Group>
    </form>
  );
}
