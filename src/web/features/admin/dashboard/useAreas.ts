import { adminTabs } from '../../../../content/admin.ts';

/** The areas that the admin who is signed in may work in. */
export function useAreas() {
  return adminTabs;
}
