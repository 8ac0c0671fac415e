import { adminJobsContent } from '../../../../content/admin-upkeep.ts';
import { trpc } from '../../../api/trpc.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';

type ToastText = Parameters<typeof showToast>[0];

/** What every change of background work does after it: reads the list anew and says so. */
export function useJobChange(done: ToastText, onDone: () => void = () => {}) {
  const utils = trpc.useUtils();
  return {
    onSuccess: async () => {
      await utils.admin.troubledWork.invalidate();
      showToast(done);
      onDone();
    },
    onError: (error: Parameters<typeof showFailure>[0]) => {
      void utils.admin.troubledWork.invalidate();
      showFailure(error, adminJobsContent.toasts.failed);
    },
  };
}
