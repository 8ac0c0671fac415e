import { errorCode } from './error-code.ts';

/** What went wrong in the server's words; the fallback where it said none or was not reached. */
export function messageOf(error: unknown, fallback: string): string {
  const isFromServer = errorCode(error) !== null;
  return isFromServer && error instanceof Error && error.message ? error.message : fallback;
}
