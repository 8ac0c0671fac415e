import { adminContent } from '../../../../content/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import classes from './DemoCredentials.module.css';

const words = adminContent.login.demo;

type Credentials = { username: string; password: string };

/** What signs in to a demo. The server tells it, and tells nothing in production. */
export function DemoCredentials({ onFill }: { onFill: (credentials: Credentials) => void }) {
  const credentials = trpc.admin.demoCredentials.useQuery().data;
  if (!credentials) return null;
  return (
    <aside className={classes.panel} aria-label={words.title}>
      <p className={classes.title}>{words.title}</p>
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
      <Button variant="ghost" onClick={() => onFill(credentials)}>
        {words.fill}
      </Button>
    </aside>
  );
}
