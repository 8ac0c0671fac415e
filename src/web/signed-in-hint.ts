import { signedInHintCookie } from '../shared/paths.ts';

/** Whether a developer has signed in with this browser. It grants nothing; the server alone knows who is signed in. */
export function hasSignedInHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintCookie}=`));
}
