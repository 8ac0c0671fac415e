import { showErrorToast, showToast, type ToastContent } from '../components/toast/toast-store.ts';
import { errorCode, fieldErrorsOf, isProofMissing, messageOf } from './call-errors.ts';

/**
 * Tells of a failed call with the server's message when present (specification, section 8). A session that has ended is
 * not told: the sign-in dialog opens by itself and says what to do. Nor is a proof that somebody did not want to give.
 */
export function showFailure(error: unknown, { title, description = '' }: ToastContent): void {
  if (errorCode(error) === 'UNAUTHORIZED' || isProofMissing(error)) return;
  showErrorToast({ title, description: messageOf(error, description) });
}

interface Outcome<Answer, Input> {
  /** Said once the server has done it; left out where the page shows it. */
  done?: ToastContent;
  failed: ToastContent;
  /** The mutation is pending until this, or `onFailed`, is over. */
  onDone?: (answer: Answer, input: Input) => unknown;
  onFailed?: (error: unknown) => unknown;
  /** Form that shows the server's messages under its fields. */
  form?: { setErrors: (errors: Record<string, string>) => void };
}

/** Callbacks for `useMutation`: they show the outcome in a toast and under the fields, then call `onDone` or `onFailed`. */
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
