import { adminContent } from '../../../../content/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { forgetLocalDrafts } from '../editor/local-draft.ts';
import { forgetGeneratorInput } from '../generator/generator-input.ts';
import { useAdminSession } from './admin-session.ts';
import classes from './SessionBar.module.css';

const words = adminContent.session;

/** Who is signed in, and the way out. */
export function SessionBar({ onSignedOut }: { onSignedOut: () => void }) {
  const { admin } = useAdminSession();
  const logout = trpc.admin.logout.useMutation({
    onSuccess: () => {
      forgetLocalDrafts(admin.id);
      forgetGeneratorInput();
      showToast(words.signedOut);
      onSignedOut();
    },
    onError: () => showToast({ ...words.signOutFailed, variant: 'destructive' }),
  });

  return (
    <div className={classes.bar}>
      <p>{words.signedInAs(admin.username)}</p>
      <Button variant="ghost" disabled={logout.isPending} onClick={() => logout.mutate()}>
        {logout.isPending ? words.signingOut : words.signOut}
      </Button>
    </div>
  );
}
