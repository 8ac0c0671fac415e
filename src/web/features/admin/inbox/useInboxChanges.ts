import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import type { InboxEntry } from '../../../../shared/contact-inbox.ts';
import { errorCode } from '../../../api/call-errors.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import type { ToastContent } from '../../../components/toast/toast-store.ts';

/** The row on the screen is replaced in place, so that it does not jump out of a filtered list. */
function useEntryReplaced() {
  const utils = trpc.useUtils();
  return (saved: InboxEntry) => {
    utils.admin.inbox.list.setQueriesData({}, {}, (page) =>
      page
        ? { ...page, items: page.items.map((item) => (item.id === saved.id ? saved : item)) }
        : page,
    );
  };
}

/** Moves a request. Where somebody else has moved it meanwhile that is said, and shown. */
export function useRequestMove(done?: ToastContent) {
  const { inbox } = trpc.useUtils().admin;
  const replace = useEntryReplaced();
  return trpc.admin.inbox.move.useMutation(
    withToasts({
      ...(done && { done }),
      failed: words.toasts.failed,
      onDone: (moved: InboxEntry) => {
        replace(moved);
        return Promise.all([inbox.unreadCount.invalidate(), inbox.suspectedCount.invalidate()]);
      },
      onFailed: async (error) => {
        if (errorCode(error) === 'CONFLICT') await inbox.invalidate();
      },
    }),
  );
}

export function useNoteKeeping() {
  const onDone = useEntryReplaced();
  const { noteSaved: done, failed } = words.toasts;
  return trpc.admin.inbox.keepNote.useMutation(withToasts({ done, failed, onDone }));
}
