import type { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { RequestMove } from '../../contact-inbox.ts';
import type { ContactStatus } from '../../contact-status.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { nameOf } from './listed-request.ts';
import type { Movable } from './useInboxChanges.ts';

const words = adminInboxContent.several;

type Names = ReadonlyMap<number, string>;

interface SeveralMovesOptions {
  report: ReturnType<typeof useBulkReport>;
  /** Runs after the server has moved the requests. */
  onMoved: () => void;
}

/** Moves several requests at once, and takes that back for those that nobody has moved since. */
export function useSeveralMoves({ report, onMoved }: SeveralMovesOptions) {
  const { inbox } = trpc.useUtils().admin;
  const call = trpc.admin.inbox.moveSeveral.useMutation(
    withToasts({ failed: adminInboxContent.toasts.failed, onFailed: () => inbox.invalidate() }),
  );
  const send = (
    moves: RequestMove[],
    names: Names,
    done: (count: number) => string,
    isUndo = true,
  ) =>
    call.mutate(
      { moves },
      {
        onSuccess: async ({ changed, failed }) => {
          await inbox.invalidate();
          const back = changed.map(({ id, from, to }) => ({ id, from: to, to: from }));
          const undo = isUndo ? undefined : () => send(back, names, words.undone);
          report.show({ count: changed.length, ...{ done, failed, names, undo } });
          onMoved();
        },
      },
    );
  return {
    report,
    isMoving: call.isPending,
    move: (requests: readonly Movable[], to: ContactStatus) =>
      send(
        requests.map(({ id, status }) => ({ id, from: status, to })),
        new Map(requests.map((request) => [request.id, nameOf(request)])),
        (count) => words.done(count, to),
        false,
      ),
  };
}

export type SeveralMoves = ReturnType<typeof useSeveralMoves>;
