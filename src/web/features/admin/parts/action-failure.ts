import { errorCode } from '../../../api/error-code.ts';
import { showToast, type ToastContent } from '../../../components/toast/toast-store.ts';

/** What went wrong in the server's words; the fallback where it said none or was not reached. */
export function messageOf(error: unknown, fallback: string): string {
  const isFromServer = errorCode(error) !== null;
  return isFromServer && error instanceof Error && error.message ? error.message : fallback;
}

/** Tells of a failed action with the server's message when present (specification, section 8). */
export function showFailure(error: unknown, { title, description = '' }: ToastContent): void {
  // The sign-in dialog opens by itself and says what to do.
  if (errorCode(error) === 'UNAUTHORIZED') return;
  showToast({ title, description: messageOf(error, description), variant: 'destructive' });
}
