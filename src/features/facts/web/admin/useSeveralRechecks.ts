import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { Recheck, Rechecked, RecheckSeveral } from '../../facts.ts';
import { recheckContent } from '../../words/facts.ts';

const { several: words, toasts } = recheckContent;

/** Answers several due facts at once, and takes that back for those that nobody has looked at since. */
export function useSeveralRechecks(onChanged: () => void) {
  const { facts } = trpc.useUtils().admin;
  const report = useBulkReport();
  const outcome = withToasts({ failed: toasts.failed, onFailed: () => facts.invalidate() });
  const recheck = trpc.admin.facts.recheckSeveral.useMutation(outcome);
  const undo = trpc.admin.facts.undoRechecks.useMutation(outcome);

  const then = (
    names: ReadonlyMap<number, string>,
    done: (count: number) => string,
    takeBack?: (changed: Rechecked['changed']) => void,
  ) => ({
    onSuccess: async ({ changed, failed }: Rechecked) => {
      await facts.invalidate();
      report.show({
        ...{ count: changed.length, done, failed, names },
        undo: takeBack && (() => takeBack(changed)),
      });
      onChanged();
    },
  });

  return {
    report,
    isBusy: recheck.isPending || undo.isPending,
    recheck: (rows: readonly Recheck[], what: RecheckSeveral['outcome']) => {
      const names = new Map(rows.map(({ id, words }) => [id, words]));
      const seen = rows.map(({ id, answeredAt }) => ({
        ...{ id, answeredAt: answeredAt.toISOString() },
      }));
      recheck.mutate(
        { outcome: what, facts: seen },
        then(names, words.done[what], (changed) =>
          undo.mutate(
            {
              facts: changed.map(({ id, answeredAt, before }) => ({
                ...{ id, answeredAt: answeredAt.toISOString() },
                before: { ...before, recheckAt: before.recheckAt.toISOString() },
              })),
            },
            then(names, words.done.undone),
          ),
        ),
      );
    },
  };
}
