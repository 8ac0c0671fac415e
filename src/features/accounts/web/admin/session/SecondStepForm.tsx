import { Alert, Button, Group, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import { type CurrentAdmin, codeSchema } from '../../../../../shared/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { messageOf } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const words = adminContent.login.secondStep;

interface SecondStepFormProps {
  ticket: string;
  hasPasskey: boolean;
  onSignedIn: (admin: CurrentAdmin) => void;
  onBack: () => void;
}

export function SecondStepForm({ ticket, hasPasskey, onSignedIn, onBack }: SecondStepFormProps) {
  const [fault, setFault] = useState<string | null>(null);
  const end = {
    onMutate: () => setFault(null),
    onSuccess: onSignedIn,
    onError: (error: unknown) => setFault(messageOf(error, adminContent.errors.network)),
  };
  const byCode = trpc.admin.loginByCode.useMutation(end);
  const byPasskey = trpc.admin.loginByPasskey.useMutation(end);
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: schemaResolver(z.object({ code: codeSchema() }), { sync: true }),
  });

  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => byCode.mutate({ ticket, code }))}>
      <Stack gap="lg">
        {fault ? (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        ) : null}
        <CodeInput label={words.code} hint={words.codeHint} {...form.getInputProps('code')} />
        <Button type="submit" disabled={byCode.isPending}>
          {byCode.isPending ? words.submitting : words.submit}
        </Button>
        {hasPasskey ? (
          <PasskeyButton
            onPasskey={(passkey) => byPasskey.mutateAsync({ passkey })}
            onFailed={(error) => setFault(messageOf(error, adminContent.login.passkeyFailed))}
          >
            {words.byPasskey}
          </PasskeyButton>
        ) : null}
        <Group>
          <Button variant="subtle" onClick={onBack}>
            {words.back}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
