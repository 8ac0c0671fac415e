import type { CurrentAdmin } from '../../../../../shared/admin/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

const words = adminContent.session.expired;

interface SignInDialogProps {
  username: string;
  onSignedIn: (admin: CurrentAdmin) => void;
}

/** A dialog over the page keeps unsaved input. */
export function SignInDialog({ username, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog title={words.title} isOnTop>
      <p>{words.text}</p>
      <LoginForm username={username} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
