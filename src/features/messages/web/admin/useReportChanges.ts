import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminReportsContent } from '../../words/admin-reports.ts';

const { toasts } = adminReportsContent;

/** Refetches the lists after each change, also when another owner was faster. */
export function useReportChanges() {
  const { messageReports, profileReports } = trpc.useUtils().admin;
  const { dismiss, blockSender, deleteMessage, unblock } = trpc.admin.messageReports;
  const follow = () => messageReports.list.invalidate();
  const followProfiles = () => profileReports.list.invalidate();
  const ofProfile = { failed: toasts.failed, onDone: followProfiles, onFailed: followProfiles };
  const change = { failed: toasts.failed, onDone: follow, onFailed: follow };
  return {
    dismiss: dismiss.useMutation(withToasts({ ...change, done: toasts.dismissed })),
    dismissProfile: trpc.admin.profileReports.dismiss.useMutation(
      withToasts({ ...ofProfile, done: toasts.profileDismissed }),
    ),
    removePicture: trpc.admin.profileReports.removePicture.useMutation(
      withToasts({ ...ofProfile, done: toasts.pictureRemoved }),
    ),
    block: blockSender.useMutation(withToasts({ ...change, done: toasts.blocked })),
    remove: deleteMessage.useMutation(withToasts({ ...change, done: toasts.deleted })),
    unblock: unblock.useMutation(withToasts({ ...change, done: toasts.unblocked })),
  };
}

export type ReportChanges = ReturnType<typeof useReportChanges>;
