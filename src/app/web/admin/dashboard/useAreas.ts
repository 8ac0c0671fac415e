import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Permission, roleMay } from '../../../../shared/admin/admin-roles.ts';
import { type AdminTabId, adminTabs } from '../../../../shared/words/admin.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { tabOf } from '../../../../web/admin/list/admin-address.ts';

/** Areas that are not listed are open to every admin. */
const permissions: Partial<Record<AdminTabId, Permission>> = {
  categories: 'manageCategories',
  transfer: 'transferPosts',
  style: 'seeAiRequests',
  content: 'editContent',
  inbox: 'answerRequests',
  calls: 'answerRequests',
  developers: 'hideProfiles',
  traffic: 'seeTraffic',
  tokens: 'manageTokens',
  activity: 'seeActivity',
  jobs: 'operate',
  retention: 'operate',
};

export function useAreas() {
  const { role } = useAdminSession().admin;
  const asked = tabOf(useLocation());
  const areas = useMemo(
    () =>
      adminTabs.filter(({ id }) => {
        const needed = permissions[id];
        return needed === undefined || roleMay(role, needed);
      }),
    [role],
  );
  const isTheirs = areas.some(({ id }) => id === asked);
  return { areas, area: isTheirs ? asked : adminTabs[0].id };
}
