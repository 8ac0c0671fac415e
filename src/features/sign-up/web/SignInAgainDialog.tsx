import { Dialog } from '../../../web/components/dialog/Dialog.tsx';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import { developerAccountContent } from '../../developers/words/developer-account.ts';
import { SignInSteps } from './SignInSteps.tsx';

const words = developerAccountContent.signInAgain;

interface SignInAgainDialogProps {
  developer: CurrentDeveloper;
  onSignedIn: (developer: CurrentDeveloper) => void;
}

/** A dialog over the page keeps the typed text. */
function SignInAgainDialog({ developer, onSignedIn }: SignInAgainDialogProps) {
  return (
    <Dialog title={words.title} isOnTop>
      <p>{words.text}</p>
      <SignInSteps phoneNumber={developer.phoneNumber} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

export default SignInAgainDialog;
