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
 * The sign-up's state, kept over a reload of this tab. The server renders the step that the document is about, the first
 * one otherwise; so what is remembered is taken up after hydration. What follows hydration is a transition, because the
 * steps behind the first may still wait for their scripts, and would be thrown away by anything more urgent.
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
    /** The code that demo mode shows to those who asked for it without scripts. */
    postedDemoCode: posted?.values.demoCode || null,
  };
}
