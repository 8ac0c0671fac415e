import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ToastContent } from '../../../../web/components/toast/toast-store.ts';
import { webhooksContent } from '../../words/webhooks.ts';

/** Options of a change: afterwards the list and the log are read anew. */
export function useWebhookChange<Answer, Input>(
  done: ToastContent | undefined,
  onDone: (answer: Answer) => void = () => {},
) {
  const { webhooks } = trpc.useUtils().admin;
  return withToasts<Answer, Input>({
    ...(done && { done }),
    failed: webhooksContent.toasts.failed,
    onDone: async (answer) => {
      onDone(answer);
      await webhooks.invalidate();
    },
    onFailed: () => void webhooks.invalidate(),
  });
}
