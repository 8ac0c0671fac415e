import type { Db } from '../../../../server/db/client.ts';
import type { SignInTicketPurpose } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export interface TicketKey {
  id: string;
  purpose: SignInTicketPurpose;
}

export async function insertTicket(
  db: Db,
  data: TicketKey & { adminId: number | null; expiresAt: Date },
): Promise<void> {
  await db.signInTicket.create({ data, select: { id: true } });
}

export async function findTicket(
  db: Db,
  key: TicketKey,
  now: Date,
): Promise<{ adminId: number | null } | undefined> {
  const where = { ...key, expiresAt: { gt: now } };
  return (await db.signInTicket.findFirst({ where, select: { adminId: true } })) ?? undefined;
}

/** @returns true for exactly one of several concurrent calls */
export async function deleteTicket(db: Db, key: TicketKey): Promise<boolean> {
  return (await db.signInTicket.deleteMany({ where: key })).count === 1;
}

export async function deleteTicketsOf(
  db: Db,
  where: { adminId: number; purpose?: SignInTicketPurpose },
): Promise<void> {
  await db.signInTicket.deleteMany({ where });
}

export function purgeTicketsBefore(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.signInTicket, { expiresAt: { lte: now } }, mode);
}
