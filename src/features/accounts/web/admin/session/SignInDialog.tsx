import type { CurrentAdmin } from '../../../../../shared/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { Dialog } from '../../../../../web/components/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

const words = adminContent.session.expired;

interface SignInDialogProps {
  username: string;
  onSignedIn: (admin: CurrentAdmin) => void;
}

/** Asks for the password again over the page: what was typed stays where it is. */
export function SignInDialog({ username, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog title={words.title} isOnTop>
      <p>{words.text}</p>
      <LoginForm username={username} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
