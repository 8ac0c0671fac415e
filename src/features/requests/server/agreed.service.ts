import type { Db } from '../../../server/db/client.ts';
import { agreementKeptUntil } from '../../../shared/retention.ts';
import { prolongAccessLinks } from '../../conversations/server/links/access-links.service.ts';
import { findAgreedMoments } from './agreed.queries.ts';

export async function agreedOf(db: Db, requestId: number) {
  const moments = await findAgreedMoments(db, requestId);
  const kinds = (['quote', 'nda'] as const).filter((kind) => moments[kind]);
  const latest = Math.max(...kinds.map((kind) => moments[kind]?.getTime() ?? 0));
  return kinds.length > 0 ? { kinds, keptUntil: agreementKeptUntil(new Date(latest)) } : null;
}

/** Extends the links for as long as the agreement is kept. Does nothing without one. */
export async function prolongLinks(tx: Db, requestId: number, now: Date): Promise<void> {
  const agreed = await agreedOf(tx, requestId);
  if (!agreed) return;
  const until = agreed.keptUntil;
  await prolongAccessLinks(tx, { subject: 'requestId', id: requestId }, { now, until });
}
