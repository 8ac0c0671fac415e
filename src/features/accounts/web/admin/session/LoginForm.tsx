import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import {
  adminLimits,
  type CurrentAdmin,
  invalidCredentialsMessage,
  loginSchema,
} from '../../../../../shared/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { errorCode, messageOf } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { DemoCredentials } from './DemoCredentials.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

const words = adminContent.login;

interface LoginFormProps {
  onSignedIn: (admin: CurrentAdmin) => void;
  /** Prefilled after a known admin's session has ended. */
  username?: string;
}

function refusalOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'UNAUTHORIZED') return invalidCredentialsMessage;
  return messageOf(error, code === null ? adminContent.errors.network : words.failed);
}

/** The server decides whether a second step follows the password. A passkey alone signs in. */
export function LoginForm({ onSignedIn, username = '' }: LoginFormProps) {
  const [passkeyFault, setPasskeyFault] = useState<string | null>(null);
  const byPasskey = trpc.admin.loginByPasskey.useMutation({ onSuccess: onSignedIn });
  const login = trpc.admin.login.useMutation({
    onMutate: () => setPasskeyFault(null),
    onSuccess: (answer) => {
      if (answer.step === 'done') onSignedIn(answer);
    },
  });
  const form = useCheckedForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(loginSchema, { sync: true }),
  });
  const fault = passkeyFault ?? (login.isError ? refusalOf(login.error) : null);

  if (login.data?.step === 'secondFactor') {
    return (
      <SecondStepForm
        {...login.data}
        onSignedIn={onSignedIn}
        onBack={() => {
          login.reset();
          form.setFieldValue('password', '');
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
      <Stack gap="lg">
        {fault ? (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        ) : null}
        <TextInput
          label={words.username}
          {...form.getInputProps('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={adminLimits.username}
          required
        />
        <PasswordInput
          label={words.password}
          {...form.getInputProps('password')}
          autoComplete="current-password"
          maxLength={adminLimits.password}
          required
        />
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? words.submitting : words.submit}
        </Button>
        <PasskeyButton
          onPasskey={(passkey) => byPasskey.mutateAsync({ passkey })}
          onFailed={(error) => setPasskeyFault(messageOf(error, words.passkeyFailed))}
        >
          {words.byPasskey}
        </PasskeyButton>
        <DemoCredentials onFill={(credentials) => form.setValues(credentials)} />
      </Stack>
    </form>
  );
}
