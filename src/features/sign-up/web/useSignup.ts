import { startTransition, useContext, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PostedFormContext } from '../../../web/forms/posted-form-context.ts';
import {
  initialSignup,
  readSignup,
  type SignupState,
  signupOfDocument,
  writeSignup,
} from './signup-state.ts';

/**
 * Sign-up state, kept over a reload of this tab.
 * The server renders the step of the document, so stored progress is applied after hydration. It is applied
 * in a transition: an urgent update would discard later steps that still wait for their scripts.
 */
export function useSignup() {
  const [searchParams] = useSearchParams();
  const { current } = useContext(PostedFormContext);
  const [posted] = useState(current);
  const [ofDocument] = useState(() => signupOfDocument(posted, searchParams));
  const [state, setState] = useState<SignupState>(ofDocument ?? initialSignup);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    startTransition(() => {
      const cooldownSeconds = Number(posted?.values.cooldownSeconds ?? 0);
      if (!ofDocument) setState(readSignup());
      else if (cooldownSeconds > 0) {
        setState({ ...ofDocument, resendAtMs: Date.now() + cooldownSeconds * 1000 });
      }
      setIsRestored(true);
    });
  }, [ofDocument, posted]);

  useEffect(() => {
    if (isRestored) writeSignup(state);
  }, [state, isRestored]);

  const change = (part: Partial<SignupState>) => setState((before) => ({ ...before, ...part }));
  return {
    state,
    change,
    /** Code that demo mode shows to visitors without scripts. */
    postedDemoCode: posted?.values.demoCode || null,
  };
}
