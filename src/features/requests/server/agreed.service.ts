import type { Db } from '../../../server/db/client.ts';
import { agreementKeptUntil } from '../../../shared/retention.ts';
import { findAgreedMoments, prolongKeys } from './agreed.queries.ts';

/** The agreement of both sides of a request that is there, and until when it is kept; null without one. */
export async function agreedOf(db: Db, requestId: number) {
  const moments = await findAgreedMoments(db, requestId);
  const kinds = (['quote', 'nda'] as const).filter((kind) => moments[kind]);
  const latest = Math.max(...kinds.map((kind) => moments[kind]?.getTime() ?? 0));
  return kinds.length > 0 ? { kinds, keptUntil: agreementKeptUntil(new Date(latest)) } : null;
}

/** The links to a request open it for as long as what was agreed on is kept. Nothing where nothing was. */
export async function prolongLinks(tx: Db, requestId: number, now: Date): Promise<void> {
  const agreed = await agreedOf(tx, requestId);
  if (agreed) await prolongKeys(tx, requestId, { now, until: agreed.keptUntil });
}
