import '../../../zod-without-eval.ts';
import { Alert, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { adminContent } from '../../../../content/admin.ts';
import {
  adminLimits,
  type CurrentAdmin,
  invalidCredentialsMessage,
  loginSchema,
} from '../../../../shared/admin.ts';
import { errorCode } from '../../../api/error-code.ts';
import { messageOf } from '../../../api/message-of.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { validateWith } from '../../../form-validation.ts';
import { DemoCredentials } from './DemoCredentials.tsx';
import classes from './LoginForm.module.css';

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
  const form = useForm({
    initialValues: { username, password: '' },
    validate: validateWith(loginSchema),
  });

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => login.mutate(values),
        (errors) => form.getInputNode(errors.username ? 'username' : 'password')?.focus(),
      )}
    >
      {login.isError ? (
        <Alert
          color="red"
          variant="light"
          role="alert"
          classNames={{ root: classes.alert, message: classes.message }}
        >
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
    </form>
  );
}
