import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { adminContent } from '../../../../content/admin.ts';
import { adminLimits } from '../../../../shared/admin.ts';
import { proofSchema } from '../../../../shared/admin-account.ts';
import { messageOf } from '../../../api/call-errors.ts';
import { askForProofsWith } from '../../../api/proof-link.ts';
import { trpc } from '../../../api/trpc.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';
import { useAdminSession } from './admin-session.ts';

const words = adminContent.session.proof;

/** Stands ready to ask who is there; the calls that wait for the answer go on with it, all of them. */
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

  // The session had ended meanwhile: to sign in again is a proof.
  useEffect(() => {
    if (signInCount > 0) settle(true);
  }, [signInCount, settle]);

  if (!isOpen) return null;
  return (
    <Dialog title={words.title} onClose={() => settle(false)} isOnTop>
      <p>{words.text}</p>
      <ProofForm onProven={() => settle(true)} onCancel={() => settle(false)} />
    </Dialog>
  );
}

function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const { admin } = useAdminSession();
  const proof = trpc.admin.account.prove.useMutation({ onSuccess: onProven });
  const form = useCheckedForm({
    initialValues: { password: '' },
    validate: schemaResolver(proofSchema, { sync: true }),
  });

  return (
    <form noValidate onSubmit={form.onSubmit((values) => proof.mutate(values))}>
      <input hidden readOnly autoComplete="username" value={admin.username} />
      <Stack>
        {proof.isError ? (
          <Alert color="red" role="alert">
            {messageOf(proof.error, words.failed)}
          </Alert>
        ) : null}
        <PasswordInput
          label={words.password}
          {...form.getInputProps('password')}
          autoComplete="current-password"
          maxLength={adminLimits.password}
          data-autofocus
          required
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {adminContent.dialog.cancel}
          </Button>
          <Button type="submit" disabled={proof.isPending}>
            {proof.isPending ? words.confirming : words.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
