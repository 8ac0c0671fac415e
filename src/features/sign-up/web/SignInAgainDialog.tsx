import { Suspense, useState } from 'react';
import { Dialog } from '../../../web/components/dialog/Dialog.tsx';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import { developerAccountContent } from '../../developers/words/developer-account.ts';
import type { SentCode } from '../phone-verification.ts';
import { developerSignupWords } from '../words/developer-signup-words.ts';
import CodeStep from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import type { SignupState } from './signup-state.ts';

const words = developerAccountContent.signInAgain;

interface SignInAgainDialogProps {
  developer: CurrentDeveloper;
  onSignedIn: (developer: CurrentDeveloper) => void;
}

/** A dialog over the page keeps the typed text. */
function SignInAgainDialog({ developer, onSignedIn }: SignInAgainDialogProps) {
  const [state, setState] = useState<SignupState>({
    step: 1,
    phoneNumber: developer.phoneNumber,
    resendAtMs: 0,
  });
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const onSent = (sent: SentCode) => {
    setDemoCode(sent.demoCode ?? null);
    setState({
      step: 2,
      phoneNumber: sent.phoneNumber,
      resendAtMs: Date.now() + sent.cooldownSeconds * 1000,
    });
  };
  return (
    <Dialog title={words.title} isOnTop>
      <p>{words.text}</p>
      <Suspense fallback={<p role="status">{developerSignupWords.profile.loading}</p>}>
        {state.step === 1 ? (
          <PhoneStep
            sentTo={state}
            onSent={onSent}
            onStillWaiting={() => setState({ ...state, step: 2 })}
          />
        ) : (
          <CodeStep
            phoneNumber={state.phoneNumber}
            resendAtMs={state.resendAtMs}
            demoCode={demoCode}
            onResent={onSent}
            onBack={() => setState({ ...state, step: 1 })}
            onSignedIn={onSignedIn}
            mayContinue={false}
          />
        )}
      </Suspense>
    </Dialog>
  );
}

export default SignInAgainDialog;
