import { showErrorToast, showToast, type ToastContent } from '../components/toast/toast-store.ts';
import { errorCode, fieldErrorsOf, isProofMissing, messageOf } from './call-errors.ts';

/**
 * Shows the server's message when present (specification, section 8). Stays silent after the end of a session, which
 * opens the sign-in dialog, and after a declined proof of identity.
 */
export function showFailure(error: unknown, { title, description = '' }: ToastContent): void {
  if (errorCode(error) === 'UNAUTHORIZED' || isProofMissing(error)) return;
  showErrorToast({ title, description: messageOf(error, description) });
}

interface Outcome<Answer, Input> {
  /** Shown after a success; left out when the page shows it. */
  done?: ToastContent;
  failed: ToastContent;
  /** The mutation stays pending until this, or `onFailed`, is done. */
  onDone?: (answer: Answer, input: Input) => unknown;
  onFailed?: (error: unknown) => unknown;
  form?: { setErrors: (errors: Record<string, string>) => void };
}

export function withToasts<Answer, Input>({
  done,
  failed,
  onDone,
  onFailed,
  form,
}: Outcome<Answer, Input>) {
  return {
    onSuccess: async (answer: Answer, input: Input) => {
      if (done) showToast(done);
      await onDone?.(answer, input);
    },
    onError: async (error: unknown) => {
      const refused = form && fieldErrorsOf(error);
      if (refused) form.setErrors(refused);
      showFailure(error, failed);
      await onFailed?.(error);
    },
  };
}
