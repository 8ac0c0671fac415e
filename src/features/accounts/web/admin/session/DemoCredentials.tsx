import { Button, Paper, Text } from '@mantine/core';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import classes from './DemoCredentials.module.css';

const words = adminContent.login.demo;

type Credentials = { username: string; password: string };

/** Demo only: the server returns nothing in production. */
export function DemoCredentials({ onFill }: { onFill: (credentials: Credentials) => void }) {
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
      aria-label={words.title}
    >
      <Text inherit fw={600}>
        {words.title}
      </Text>
      <dl className={classes.list}>
        <dt>{words.username}</dt>
        <dd>
          <code>{credentials.username}</code>
        </dd>
        <dt>{words.password}</dt>
        <dd>
          <code>{credentials.password}</code>
        </dd>
      </dl>
      <Button variant="subtle" onClick={() => onFill(credentials)}>
        {words.fill}
      </Button>
    </Paper>
  );
}
