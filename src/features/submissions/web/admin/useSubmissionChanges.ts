import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { SubmissionStatus } from '../../submission-options.ts';
import type { ListedSubmission, SubmissionMoves, SubmissionsMoved } from '../../submissions.ts';
import { adminSubmissionsContent as words } from '../../words/admin-submissions.ts';
import { nameOfSubmission } from './name-of-submission.ts';

/** Decides submissions, one or several at once, and takes that back for those that nobody has moved since. */
export function useSubmissionChanges(onChanged: () => void) {
  const { submissions } = trpc.useUtils().admin;
  const report = useBulkReport();
  const refresh = () => submissions.invalidate();
  const move = trpc.admin.submissions.move.useMutation(
    withToasts({ failed: words.toasts.failed, onFailed: refresh }),
  );
  const hideName = trpc.admin.submissions.hideName.useMutation(
    withToasts({ done: words.toasts.nameHidden, failed: words.toasts.failed, onDone: refresh }),
  );

  const send = (
    names: ReadonlyMap<number, string>,
    moves: SubmissionMoves['moves'],
    { done, reason, isUndone }: Sending,
  ) =>
    move.mutate(
      { moves, reason },
      {
        onSuccess: async ({ changed, failed }: SubmissionsMoved) => {
          await refresh();
          const back = changed.map(({ id, from, to }) => ({ id, from: to, to: from }));
          const undo = () =>
            send(names, back, { done: words.several.undone, reason: '', isUndone: true });
          report.show({
            ...{ count: changed.length, done, failed, names },
            undo: isUndone ? undefined : undo,
          });
          onChanged();
        },
      },
    );

  return {
    report,
    isBusy: move.isPending || hideName.isPending,
    hideName: (id: number) => hideName.mutate({ id }),
    decide: (rows: readonly ListedSubmission[], to: SubmissionStatus, reason = '') =>
      send(
        new Map(rows.map((row) => [row.id, nameOfSubmission(row)])),
        rows.map(({ id, status }) => ({ id, from: status, to })),
        { done: words.several.done[to], reason },
      ),
  };
}

interface Sending {
  done: (count: number) => string;
  reason: string;
  isUndone?: true;
}

export type SubmissionChanges = ReturnType<typeof useSubmissionChanges>;
