import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import type { OwnVerification } from '../verification.ts';
import { ownVerificationWords as words } from '../words/own-verification.ts';

/** The verification of the signed-in developer. Each change answers with its new state. */
export function useOwnVerification() {
  const utils = trpc.useUtils();
  const calls = trpc.developer.verification;
  const own = calls.own.useQuery(undefined, { refetchOnMount: 'always' });
  const onDone = (next: OwnVerification) =>
    utils.developer.verification.own.setData(undefined, next);
  const onFailed = () => utils.developer.verification.own.invalidate();
  const { request, task } = words;
  return {
    own,
    ask: calls.ask.useMutation(
      withToasts({ done: words.asked, failed: words.askFailed, onDone, onFailed }),
    ),
    withdraw: calls.withdraw.useMutation(
      withToasts({ done: request.withdrawn, failed: request.withdrawFailed, onDone, onFailed }),
    ),
    answer: calls.answer.useMutation(
      withToasts({ done: task.sent, failed: task.sendFailed, onDone, onFailed }),
    ),
  };
}

export type VerificationChanges = Omit<ReturnType<typeof useOwnVerification>, 'own'>;
