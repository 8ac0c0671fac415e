import { Alert, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { adminLimits, codeSchema } from '../../../../../shared/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { FormFoot } from '../../../../../web/admin/FormFoot.tsx';
import { messageOf } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import type { Factors } from '../../../admin-account.ts';
import { useAdminSession } from './admin-session.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const words = adminContent.session.proof;

interface ProofFormProps {
  factors: Factors;
  onProven: () => void;
  onCancel: () => void;
}

/** Asks for a passkey or a code with a second factor, else for the password. */
export function ProofForm({ factors, onProven, onCancel }: ProofFormProps) {
  const { admin } = useAdminSession();
  const hasPasskey = factors.passkeys.length > 0;
  const by = hasPasskey || factors.totpSince ? 'code' : 'password';
  const proof = trpc.admin.account.prove.useMutation({ onSuccess: onProven });
  const form = useCheckedForm({
    initialValues: { secret: '' },
    validate: schemaResolver(
      z.object({
        secret: by === 'code' ? codeSchema() : z.string().min(1, words.passwordMissing),
      }),
      { sync: true },
    ),
  });
  const send = ({ secret }: { secret: string }) =>
    proof.mutate(by === 'code' ? { by, code: secret } : { by, password: secret });

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <input hidden readOnly autoComplete="username" value={admin.username} />
      <Stack>
        {proof.isError ? (
          <Alert color="red" role="alert">
            {messageOf(proof.error, words.failed)}
          </Alert>
        ) : null}
        {hasPasskey ? (
          <PasskeyButton
            onPasskey={(passkey) => proof.mutateAsync({ by: 'passkey', passkey })}
            onFailed={() => {}}
          >
            {words.byPasskey}
          </PasskeyButton>
        ) : null}
        {by === 'code' ? (
          <CodeInput label={words.code} hint={words.codeHint} {...form.getInputProps('secret')} />
        ) : (
          <PasswordInput
            label={words.password}
            {...form.getInputProps('secret')}
            autoComplete="current-password"
            maxLength={adminLimits.password}
            data-autofocus
            required
          />
        )}
        <FormFoot isPending={proof.isPending} onCancel={onCancel}>
          {proof.isPending ? words.confirming : words.confirm}
        </FormFoot>
      </Stack>
    </form>
  );
}
