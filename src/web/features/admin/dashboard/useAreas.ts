import { adminTabs } from '../../../../content/admin.ts';

/** The areas that whoever is signed in may work in. */
export function useAreas() {
  return adminTabs;
}
