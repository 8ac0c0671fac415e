import { Alert, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { adminLimits, codeSchema } from '../../../../../shared/admin/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { FormFoot } from '../../../../../web/admin/form/FormFoot.tsx';
import { messageOf } from '../../../../../web/api/call-errors.ts';
import { askForProofsWith } from '../../../../../web/api/proof-link.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import type { Factors } from '../../../admin-account.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const words = adminContent.session.proof;

/** Opens when a call needs fresh proof of identity. One answer settles all waiting calls. */
export function ProofDialog() {
  const { signInCount } = useAdminSession();
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const settle = useCallback((isProven: boolean) => {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isProven);
  }, []);

  useEffect(() => {
    const end = askForProofsWith(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => {
      end();
      settle(false);
    };
  }, [settle]);

  // A new sign-in counts as proof.
  useEffect(() => {
    if (signInCount > 0) settle(true);
  }, [signInCount, settle]);

  if (!isOpen) return null;
  return <OpenDialog onEnd={settle} />;
}

function OpenDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const factors = trpc.admin.account.factors.useQuery();
  return (
    <Dialog title={words.title} onClose={() => onEnd(false)} isOnTop>
      <p>{words.text}</p>
      {factors.isError ? <p role="alert">{messageOf(factors.error, words.failed)}</p> : null}
      {factors.data ? (
        <ProofForm
          factors={factors.data}
          onProven={() => onEnd(true)}
          onCancel={() => onEnd(false)}
        />
      ) : null}
    </Dialog>
  );
}

const proofFormWords = adminContent.session.proof;

interface ProofFormProps {
  factors: Factors;
  onProven: () => void;
  onCancel: () => void;
}

function ProofForm({ factors, onProven, onCancel }: ProofFormProps) {
  const { admin } = useAdminSession();
  const hasPasskey = factors.passkeys.length > 0;
  const by = hasPasskey || factors.totpSince ? 'code' : 'password';
  const proof = trpc.admin.account.prove.useMutation({ onSuccess: onProven });
  const form = useCheckedForm({
    initialValues: { secret: '' },
    validate: schemaResolver(
      z.object({
        secret: by === 'code' ? codeSchema() : z.string().min(1, proofFormWords.passwordMissing),
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
            {messageOf(proof.error, proofFormWords.failed)}
          </Alert>
        ) : null}
        {hasPasskey ? (
          <PasskeyButton
            onPasskey={(passkey) => proof.mutateAsync({ by: 'passkey', passkey })}
            onFailed={() => {}}
          >
            {proofFormWords.byPasskey}
          </PasskeyButton>
        ) : null}
        {by === 'code' ? (
          <CodeInput
            label={proofFormWords.code}
            hint={proofFormWords.codeHint}
            {...form.getInputProps('secret')}
          />
        ) : (
          <PasswordInput
            label={proofFormWords.password}
            {...form.getInputProps('secret')}
            autoComplete="current-password"
            maxLength={adminLimits.password}
            data-autofocus
            required
          />
        )}
        <FormFoot isPending={proof.isPending} onCancel={onCancel}>
          {proof.isPending ? proofFormWords.confirming : proofFormWords.confirm}
        </FormFoot>
      </Stack>
    </form>
  );
}
