import type { Db } from '../../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

/** @returns whether this admin had signed in with the browser */
export async function takeBrowser(
  tx: Db,
  browser: { browserHash: string; adminId: number },
): Promise<boolean> {
  return (await tx.adminBrowser.deleteMany({ where: browser })).count === 1;
}

export async function isBrowserOf(
  db: Db,
  { browserHash, username }: { browserHash: string; username: string },
): Promise<boolean> {
  const where = { browserHash, admin: { username } };
  return (await db.adminBrowser.findFirst({ where, select: { adminId: true } })) !== null;
}

export async function insertBrowser(
  tx: Db,
  data: { browserHash: string; adminId: number; lastSignInAt: Date },
): Promise<void> {
  await tx.adminBrowser.create({ data, select: { adminId: true } });
}

export function purgeBrowsersBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.adminBrowser, { lastSignInAt: { lt: before } }, mode);
}
