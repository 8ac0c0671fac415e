import type { Db } from '../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

const before = (moment: Date) => ({ day: { lt: new Date(moment.toISOString().slice(0, 10)) } });

export async function purgeCounts(db: Db, moment: Date, mode: PurgeMode): Promise<number> {
  const where = before(moment);
  const counts = await purgeRows(db.trafficCount, where, mode);
  const ofDevelopers = await purgeRows(db.developerCount, where, mode);
  const amounts = await purgeRows(db.trafficAmount, where, mode);
  return counts + ofDevelopers + amounts + (await purgeRows(db.trafficCampaign, where, mode));
}

export async function purgeVisitors(db: Db, moment: Date, mode: PurgeMode): Promise<number> {
  const where = before(moment);
  const visitors = await purgeRows(db.trafficVisitor, where, mode);
  return visitors + (await purgeRows(db.trafficSalt, where, mode));
}
