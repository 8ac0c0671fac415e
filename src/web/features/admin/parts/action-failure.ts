import { errorCode } from '../../../api/error-code.ts';
import { messageOf } from '../../../api/message-of.ts';
import { showToast, type ToastContent } from '../../../components/toast/toast-store.ts';

/** Tells of a failed action with the server's message when present (specification, section 8). */
export function showFailure(error: unknown, { title, description = '' }: ToastContent): void {
  // The sign-in dialog opens by itself and says what to do.
  if (errorCode(error) === 'UNAUTHORIZED') return;
  showToast({ title, description: messageOf(error, description), variant: 'destructive' });
}
