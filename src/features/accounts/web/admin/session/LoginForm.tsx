import { Alert, Button, Group, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import {
  adminLimits,
  type CurrentAdmin,
  codeSchema,
  invalidCredentialsMessage,
  loginSchema,
} from '../../../../../shared/admin/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { errorCode, messageOf } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { CodeInput } from './CodeInput.tsx';
import classes from './LoginForm.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';

const words = adminContent.login;

interface LoginFormProps {
  onSignedIn: (admin: CurrentAdmin) => void;
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

const demoCredentialsWords = adminContent.login.demo;

type Credentials = { username: string; password: string };

function DemoCredentials({ onFill }: { onFill: (credentials: Credentials) => void }) {
  const credentials = trpc.admin.demoCredentials.useQuery().data;
  if (!credentials) return null;
  return (
    <Paper
      component="aside"
      variant="dashed"
      bg="var(--mantine-color-default-hover)"
      radius="md"
      p="md"
      fz="sm"
      aria-label={demoCredentialsWords.title}
    >
      <Text inherit fw={600}>
        {demoCredentialsWords.title}
      </Text>
      <dl className={classes.list}>
        <dt>{demoCredentialsWords.username}</dt>
        <dd>
          <code>{credentials.username}</code>
        </dd>
        <dt>{demoCredentialsWords.password}</dt>
        <dd>
          <code>{credentials.password}</code>
        </dd>
      </dl>
      <Button variant="subtle" onClick={() => onFill(credentials)}>
        {demoCredentialsWords.fill}
      </Button>
    </Paper>
  );
}

const secondStepFormWords = adminContent.login.secondStep;

interface SecondStepFormProps {
  ticket: string;
  hasPasskey: boolean;
  onSignedIn: (admin: CurrentAdmin) => void;
  onBack: () => void;
}

function SecondStepForm({ ticket, hasPasskey, onSignedIn, onBack }: SecondStepFormProps) {
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
        <CodeInput
          label={secondStepFormWords.code}
          hint={secondStepFormWords.codeHint}
          {...form.getInputProps('code')}
        />
        <Button type="submit" disabled={byCode.isPending}>
          {byCode.isPending ? secondStepFormWords.submitting : secondStepFormWords.submit}
        </Button>
        {hasPasskey ? (
          <PasskeyButton
            onPasskey={(passkey) => byPasskey.mutateAsync({ passkey })}
            onFailed={(error) => setFault(messageOf(error, adminContent.login.passkeyFailed))}
          >
            {secondStepFormWords.byPasskey}
          </PasskeyButton>
        ) : null}
        <Group>
          <Button variant="subtle" onClick={onBack}>
            {secondStepFormWords.back}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
