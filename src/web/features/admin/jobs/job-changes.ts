import { adminJobsContent } from '../../../../content/troubled-work.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import type { ToastContent } from '../../../components/toast/toast-store.ts';

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
