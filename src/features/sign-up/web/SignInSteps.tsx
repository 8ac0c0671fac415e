import { Suspense, useState } from 'react';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import type { SentCode } from '../phone-verification.ts';
import { developerSignupWords } from '../words/developer-signup-words.ts';
import CodeStep from './code/CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import type { SignupState } from './signup-state.ts';

interface SignInStepsProps {
  /** Empty for somebody whose number is not known here. */
  phoneNumber: string;
  onSignedIn: (developer: CurrentDeveloper) => void;
}

/** Signs a developer in where they are, by number and code. */
export function SignInSteps({ phoneNumber, onSignedIn }: SignInStepsProps) {
  const [state, setState] = useState<SignupState>({ step: 1, phoneNumber, resendAtMs: 0 });
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
  );
}
