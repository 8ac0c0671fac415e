import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { adminContent } from '../../../../content/admin.ts';
import {
  adminLimits,
  type CurrentAdmin,
  invalidCredentialsMessage,
  loginSchema,
} from '../../../../shared/admin.ts';
import { errorCode, messageOf } from '../../../api/call-errors.ts';
import { trpc } from '../../../api/trpc.ts';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';
import { DemoCredentials } from './DemoCredentials.tsx';

const words = adminContent.login;

interface LoginFormProps {
  onSignedIn: (admin: CurrentAdmin) => void;
  /** Filled in when the session of a known admin has ended. */
  username?: string;
}

function refusalOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'UNAUTHORIZED') return invalidCredentialsMessage;
  return messageOf(error, code === null ? adminContent.errors.network : words.failed);
}

/** Username and password; the server alone decides. */
export function LoginForm({ onSignedIn, username = '' }: LoginFormProps) {
  const login = trpc.admin.login.useMutation({ onSuccess: onSignedIn });
  const form = useCheckedForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(loginSchema, { sync: true }),
  });

  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
      <Stack gap="lg">
        {login.isError ? (
          <Alert color="red" role="alert">
            {refusalOf(login.error)}
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
        <DemoCredentials onFill={(credentials) => form.setValues(credentials)} />
      </Stack>
    </form>
  );
}
