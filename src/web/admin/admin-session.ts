import { createContext, useContext } from 'react';
import type { CurrentAdmin } from '../../shared/admin/admin.ts';

export interface AdminSession {
  admin: CurrentAdmin;
  reportEnded: () => void;
  signInCount: number;
}

export const AdminSessionContext = createContext<AdminSession | null>(null);

/** @throws Error outside the signed-in admin area */
export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (!session) throw new Error('Nobody is signed in here.');
  return session;
}
