import { errorCode } from '../../../web/api/call-errors.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { developerInboxContent as words } from '../words/developer-inbox.ts';

/** Refetches the list and the unread count after each change. */
export function useMessageChanges() {
  const utils = trpc.useUtils();
  const { list, unreadCount, blocks } = utils.developer.messages;
  const readAgain = () => Promise.all([list.invalidate(), unreadCount.invalidate()]);
  const change = {
    failed: words.failed,
    onDone: readAgain,
    onFailed: async (error: unknown) => {
      if (errorCode(error) === 'CONFLICT') await readAgain();
    },
  };
  const { mark, delete: deletion, blocks: blocking } = trpc.developer.messages;
  return {
    mark: mark.useMutation(withToasts(change)),
    archive: mark.useMutation(withToasts({ ...change, done: words.archive.moved })),
    bringBack: mark.useMutation(withToasts({ ...change, done: words.archive.movedBack })),
    accept: mark.useMutation(withToasts({ ...change, done: words.suspected.moved })),
    block: blocking.add.useMutation(
      withToasts({
        ...{ failed: words.failed, done: words.blocks.added },
        onDone: () => blocks.list.invalidate(),
      }),
    ),
    remove: deletion.useMutation(withToasts({ ...change, done: words.deleted })),
  };
}
