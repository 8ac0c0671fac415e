import { adminInboxContent } from '../../../../content/admin-work.ts';
import { trpc } from '../../../api/trpc.ts';
import { showFailure } from '../parts/action-failure.ts';

/** Changes a request. The row on the screen is replaced in place, so that it does not jump out of a filtered list. */
export function useInboxUpdate() {
  const utils = trpc.useUtils();
  return trpc.admin.inbox.update.useMutation({
    onSuccess: (saved) => {
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
    onError: (error) => showFailure(error, adminInboxContent.toasts.failed),
  });
}
