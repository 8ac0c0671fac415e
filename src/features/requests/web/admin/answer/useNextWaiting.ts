import { useNavigate, useSearchParams } from 'react-router-dom';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import { answerKey, answerRequestPath } from '../../../inbox-address.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';

const words = adminInboxContent.next;

/** @returns a call that opens the request that has waited longest, ready for the answer, or says that none waits */
export function useNextWaiting() {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  return async (exceptId?: number): Promise<void> => {
    try {
      for (const due of ['missed', 'waiting'] as const) {
        const { items } = await client.admin.inbox.list.query({ due });
        const next = items.find(({ id }) => id !== exceptId);
        if (next) return await navigate(answerRequestPath(next.id));
      }
      showToast(words.nothing);
    } catch (error) {
      showFailure(error, words.failed);
    }
  };
}

/** Answers one request after the other, once "n" has opened the first. @returns a call that goes on from this one */
export function useRun(requestId: number): () => void {
  const [params] = useSearchParams();
  const openNext = useNextWaiting();
  const isRun = params.has(answerKey);
  return () => {
    if (isRun) void openNext(requestId);
  };
}
