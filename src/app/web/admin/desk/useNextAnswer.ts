import { useNavigate } from 'react-router-dom';
import { answerRequestPath } from '../../../../features/requests/inbox-address.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { useDeskKeys, useLetterKeys } from '../../../../web/admin/desk-keys.ts';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { deskNextWords as words } from './desk-next-words.ts';

/** n opens the request that has waited longest for an answer, ready to type it. */
export function useNextAnswer(): void {
  const { areLettersOn } = useDeskKeys();
  const { role } = useAdminSession().admin;
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const open = async () => {
    try {
      for (const due of ['missed', 'waiting'] as const) {
        const { items } = await client.admin.inbox.list.query({ due });
        if (items[0]) return await navigate(answerRequestPath(items[0].id));
      }
      showToast(words.nothing);
    } catch (error) {
      showFailure(error, words.failed);
    }
  };
  useLetterKeys(areLettersOn && roleMay(role, 'answerRequests') ? [['n', () => void open()]] : []);
}
