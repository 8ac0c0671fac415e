import { useEffect, useState } from 'react';
import { initialSignup, readSignup, type SignupState, writeSignup } from './signup-state.ts';

/**
 * The sign-up's state, kept over a reload of this tab. The server renders the first step for everybody, so what is
 * remembered is taken up after hydration.
 */
export function useSignup() {
  const [state, setState] = useState<SignupState>(initialSignup);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    setState(readSignup());
    setIsRestored(true);
  }, []);

  useEffect(() => {
    if (isRestored) writeSignup(state);
  }, [state, isRestored]);

  const change = (part: Partial<SignupState>) => setState((before) => ({ ...before, ...part }));
  return { state, change };
}
