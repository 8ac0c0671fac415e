import { adminReportsContent } from '../../../../content/admin-reports.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';

const { toasts } = adminReportsContent;

/** What an owner does about a reported message; the list follows, also where somebody else was faster. */
export function useReportChanges() {
  const { list } = trpc.useUtils().admin.messageReports;
  const { dismiss, blockSender, deleteMessage, unblock } = trpc.admin.messageReports;
  const change = {
    failed: toasts.failed,
    onDone: () => list.invalidate(),
    onFailed: () => list.invalidate(),
  };
  return {
    dismiss: dismiss.useMutation(withToasts({ ...change, done: toasts.dismissed })),
    block: blockSender.useMutation(withToasts({ ...change, done: toasts.blocked })),
    remove: deleteMessage.useMutation(withToasts({ ...change, done: toasts.deleted })),
    unblock: unblock.useMutation(withToasts({ ...change, done: toasts.unblocked })),
  };
}

export type ReportChanges = ReturnType<typeof useReportChanges>;
