import { createContext, useContext } from 'react';
import type { CurrentAdmin } from '../../../../../shared/admin.ts';

export interface AdminSession {
  admin: CurrentAdmin;
  /** Asks for the password again without leaving the page; for calls that the query cache does not see. */
  reportEnded: () => void;
  /** Grows with every sign-in of this visit, so that work which waited for a session can go on. */
  signInCount: number;
}

export const AdminSessionContext = createContext<AdminSession | null>(null);

/** @throws outside the signed-in part of the admin area. */
export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (!session) throw new Error('Nobody is signed in here.');
  return session;
}
