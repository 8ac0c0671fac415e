import type { Db } from '../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { quotas } from '../../../shared/limits/quotas.ts';

export async function findBrowser(
  db: Db,
  input: { browserHash: string; phoneNumber: string },
): Promise<{ isOurs: boolean; isKnown: boolean }> {
  const { browserHash, phoneNumber } = input;
  const [known, asked] = await Promise.all([
    db.knownBrowser.findMany({
      where: { browserHash },
      select: { developer: { select: { phoneNumber: true } } },
    }),
    db.signInCode.findFirst({ where: { browserHash }, select: { id: true } }),
  ]);
  return {
    isOurs: asked !== null || known.length > 0,
    isKnown: known.some(({ developer }) => developer.phoneNumber === phoneNumber),
  };
}

/**
 * Stores a browser under a new id after sign-in. Moves the old id's entries to it, so that an id planted by an attacker becomes
 * worthless.
 */
export async function rememberBrowser(
  db: Db,
  input: { developerId: number; previousHash: string | null; browserHash: string; now: Date },
): Promise<void> {
  const { developerId, previousHash, browserHash, now } = input;
  if (previousHash) {
    await db.knownBrowser.deleteMany({ where: { browserHash: previousHash, developerId } });
    await db.knownBrowser.updateMany({
      where: { browserHash: previousHash },
      data: { browserHash },
    });
  }
  await db.knownBrowser.create({
    data: { developerId, browserHash, lastSignInAt: now },
    select: { developerId: true },
  });
  const beyond = await db.knownBrowser.findMany({
    where: { developerId },
    orderBy: { lastSignInAt: 'desc' },
    skip: quotas.knownBrowsers.limit,
    select: { browserHash: true },
  });
  if (beyond.length === 0) return;
  await db.knownBrowser.deleteMany({
    where: { developerId, browserHash: { in: beyond.map((row) => row.browserHash) } },
  });
}

export function findBrowsersOf(db: Db, developerId: number): Promise<{ lastSignInAt: Date }[]> {
  return db.knownBrowser.findMany({
    where: { developerId },
    orderBy: { lastSignInAt: 'desc' },
    select: { lastSignInAt: true },
  });
}

export function purgeBrowsersBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.knownBrowser, { lastSignInAt: { lt: before } }, mode);
}
