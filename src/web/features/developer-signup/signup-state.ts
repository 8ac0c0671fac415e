/** Where somebody is in the sign-up. Never the code: it opens an account. */
export interface SignupState {
  step: 1 | 2 | 3;
  phoneNumber: string;
  /** When another code can be asked for, in milliseconds since 1970; 0 before the first one. */
  resendAtMs: number;
}

export const initialSignup: SignupState = { step: 1, phoneNumber: '', resendAtMs: 0 };

const storageKey = 'developer-signup';

function isState(value: unknown): value is SignupState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    [1, 2, 3].includes(Number(value.step)) &&
    'phoneNumber' in value &&
    typeof value.phoneNumber === 'string' &&
    'resendAtMs' in value &&
    typeof value.resendAtMs === 'number'
  );
}

/** What this tab remembers of a sign-up that a reload has interrupted. */
export function readSignup(): SignupState {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isState(stored) ? stored : initialSignup;
  } catch {
    // Storage may be blocked; a reload then starts over.
    return initialSignup;
  }
}

export function writeSignup(state: SignupState): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(state));
  } catch {
    // As above.
  }
}

export function forgetSignup(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
