import { adminContent } from '../../../../content/admin.ts';
import type { CurrentAdmin } from '../../../../shared/admin.ts';
import { Contours } from '../../../components/Contours.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginGate.module.css';

const words = adminContent.login;

/** What stands before the admin area until the server has let somebody in. */
export function LoginGate({ onSignedIn }: { onSignedIn: (admin: CurrentAdmin) => void }) {
  return (
    <section className={classes.gate} aria-labelledby="admin-login-title" data-tone="sand">
      <Contours seed={3} fade="left" />
      <div className={classes.card}>
        <h1 id="admin-login-title" className={classes.title}>
          {words.title}
        </h1>
        <p className={classes.intro}>{words.intro}</p>
        <LoginForm onSignedIn={onSignedIn} />
      </div>
    </section>
  );
}
