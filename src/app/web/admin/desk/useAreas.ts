import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Permission, roleMay } from '../../../../shared/admin/admin-roles.ts';
import {
  type AdminAreaId,
  adminAreas,
  adminDay,
  adminPlaces,
} from '../../../../shared/words/admin.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { areaOf } from '../../../../web/admin/list/admin-address.ts';

/** Areas that are not listed are open to every admin. */
const permissions: Partial<Record<AdminAreaId, Permission>> = {
  categories: 'manageCategories',
  transfer: 'transferPosts',
  style: 'seeAiRequests',
  content: 'editContent',
  submissions: 'editContent',
  inbox: 'answerRequests',
  calls: 'answerRequests',
  quotes: 'answerRequests',
  developers: 'hideProfiles',
  verification: 'hideProfiles',
  reports: 'hideProfiles',
  traffic: 'seeTraffic',
  tokens: 'manageTokens',
  webhooks: 'operate',
  activity: 'seeActivity',
  jobs: 'operate',
  retention: 'operate',
};

/** Places without an area for this admin are left out. */
export function useAreas() {
  const { role } = useAdminSession().admin;
  const asked = areaOf(useLocation());
  const places = useMemo(() => {
    const isTheirs = ({ id }: { id: AdminAreaId }) => {
      const needed = permissions[id];
      return needed === undefined || roleMay(role, needed);
    };
    return adminPlaces
      .map(({ label, areas }) => ({ label, areas: areas.filter(isTheirs) }))
      .filter(({ areas }) => areas.length > 0);
  }, [role]);
  const isTheirs =
    asked === adminDay.id || places.some(({ areas }) => areas.some(({ id }) => id === asked));
  return { places, area: isTheirs ? asked : adminAreas[0].id };
}
