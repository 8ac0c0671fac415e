import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { FailedJob } from '../../failed-jobs.ts';
import { adminJobsContent as words } from '../../words/failed-jobs.ts';

/** Tries several failed jobs again. Nothing takes that back, as with one of them. */
export function useSeveralRetries(onChanged: () => void) {
  const { failedJobs } = trpc.useUtils().admin;
  const report = useBulkReport();
  const refresh = () => failedJobs.invalidate();
  const retry = trpc.admin.failedJobs.retryJobs.useMutation(
    withToasts({ failed: words.toasts.failed, onFailed: refresh }),
  );
  return {
    report,
    isBusy: retry.isPending,
    retry: (jobs: readonly FailedJob[]) => {
      const names = new Map(jobs.map(({ id, about, name }) => [id, about || words.name(name)]));
      retry.mutate(
        { jobs: jobs.map(({ id }) => ({ id })) },
        {
          onSuccess: async ({ changed, failed }) => {
            await refresh();
            report.show({ count: changed.length, done: words.several.done, failed, names });
            onChanged();
          },
        },
      );
    },
  };
}
