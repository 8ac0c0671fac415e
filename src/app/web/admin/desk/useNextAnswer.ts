import { useNextWaiting } from '../../../../features/requests/web/admin/answer/useNextWaiting.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { useDeskKeys, useLetterKeys } from '../../../../web/admin/desk-keys.ts';

/** n opens the request that has waited longest for an answer, ready to type it. */
export function useNextAnswer(): void {
  const { areLettersOn } = useDeskKeys();
  const { role } = useAdminSession().admin;
  const openNext = useNextWaiting();
  const isOn = areLettersOn && roleMay(role, 'answerRequests');
  useLetterKeys(isOn ? [['n', () => void openNext()]] : []);
}
