import type { Deps } from '../../../../server/deps.ts';
import { findPasswordChange } from '../admin-accounts.queries.ts';

/** Null in production and after the demo password was changed. */
export async function credentialsToShow({
  db,
  settings,
}: Pick<Deps, 'db' | 'settings'>): Promise<{ username: string; password: string } | null> {
  const { demoAdmin } = settings;
  if (!demoAdmin) return null;
  return (await findPasswordChange(db.prisma, demoAdmin.username)) ? null : demoAdmin;
}
