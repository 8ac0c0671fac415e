import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { mergingWords as words } from '../../../words/merging.ts';

/** Merges and parts requests, and reads again all that shows them. */
export function useMerging() {
  const { admin } = trpc.useUtils();
  const onDone = () => admin.invalidate();
  const { merging } = trpc.admin.inbox;
  const merge = merging.merge.useMutation(
    withToasts({ failed: words.failed, onDone, onFailed: onDone }),
  );
  const part = merging.part.useMutation(
    withToasts({ failed: words.partFailed, onDone, onFailed: onDone }),
  );
  return { merge, part, isBusy: merge.isPending || part.isPending };
}
