import type { PostedForm } from '../../../shared/posted-form.ts';

/** Progress of the sign-up. Never stores the code, because it opens an account. */
export interface SignupState {
  step: 1 | 2 | 3;
  phoneNumber: string;
  /** Unix time in ms. 0 before the first code. */
  resendAtMs: number;
}

export const initialSignup: SignupState = { step: 1, phoneNumber: '', resendAtMs: 0 };

/** Null when neither the posted form nor the address names a step. */
export function signupOfDocument(
  posted: PostedForm | null,
  searchParams: URLSearchParams,
): SignupState | null {
  switch (posted?.name) {
    case 'phone':
      return initialSignup;
    case 'code': {
      const { country, phoneNumber = '' } = posted.values;
      // With a country, the number is as the visitor typed it and stays in its field.
      return { ...initialSignup, step: 2, phoneNumber: country ? '' : phoneNumber };
    }
    case 'profile':
      return { ...initialSignup, step: 3 };
  }
  switch (searchParams.get('step')) {
    case 'code':
      return { ...initialSignup, step: 2 };
    case 'profile':
      return { ...initialSignup, step: 3 };
    default:
      return null;
  }
}

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
    // Storage may be blocked; a reload then starts over.
  }
}

export function forgetSignup(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be blocked; a reload then starts over.
  }
}
