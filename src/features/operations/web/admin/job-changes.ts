import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ToastContent } from '../../../../web/components/toast/toast-store.ts';
import { adminJobsContent } from '../../words/troubled-work.ts';

/** What every change of background work does after it: says so and reads the list anew. */
export function useJobChange(done: ToastContent, onDone: () => void = () => {}) {
  const { troubledWork } = trpc.useUtils().admin;
  return withToasts({
    done,
    failed: adminJobsContent.toasts.failed,
    onDone: async () => {
      await troubledWork.invalidate();
      onDone();
    },
    onFailed: () => void troubledWork.invalidate(),
  });
}
