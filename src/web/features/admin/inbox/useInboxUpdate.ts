import { adminInboxContent } from '../../../../content/contact-inbox.ts';
import type { InboxEntry } from '../../../../shared/contact-inbox.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import type { ToastContent } from '../../../components/toast/toast-store.ts';

/** Changes a request. The row on the screen is replaced in place, so that it does not jump out of a filtered list. */
export function useInboxUpdate(done?: ToastContent) {
  const utils = trpc.useUtils();
  return trpc.admin.inbox.update.useMutation(
    withToasts({
      ...(done && { done }),
      failed: adminInboxContent.toasts.failed,
      onDone: (saved: InboxEntry) => {
        utils.admin.inbox.list.setQueriesData({}, {}, (page) =>
          page
            ? { ...page, items: page.items.map((item) => (item.id === saved.id ? saved : item)) }
            : page,
        );
        return Promise.all([
          utils.admin.inbox.unreadCount.invalidate(),
          utils.admin.inbox.suspectedCount.invalidate(),
        ]);
      },
    }),
  );
}
