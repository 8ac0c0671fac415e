import { createHash, randomBytes } from 'node:crypto';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { holdGrantor } from '../../../../server/auth/grants/grants.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { SignInTicketPurpose } from '../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';
import {
  deleteTicket,
  deleteTicketsOf,
  findTicket,
  insertTicket,
  purgeTicketsBefore,
} from './sign-in-tickets.queries.ts';
import { makeTypedCode, plainCode } from './typed-code.ts';

type TicketDeps = Pick<Deps, 'db' | 'clock'>;

/** From one step of a sign-in to the next. */
const ticketLifetimeMs = 10 * 60_000;
/** Mail may take its time. */
const mailedLifetimeMs = 60 * 60_000;

const keyOf = (ticket: string, purpose: SignInTicketPurpose) => ({
  id: createHash('sha256').update(ticket).digest('hex'),
  purpose,
});

const after = (now: Date, durationMs: number) => new Date(now.getTime() + durationMs);

/**
 * Something random that a browser brings back once, of which only the hash is stored: 256 bits, base64url.
 * @param admin whose it is; null where that is not known yet
 * @throws DomainError UNAUTHORIZED as `holdGrantor`
 */
export async function openTicket(
  deps: TicketDeps,
  purpose: SignInTicketPurpose,
  admin: Pick<AdminIdentity, 'adminId' | 'role'> | null,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = after(deps.clock.now(), ticketLifetimeMs);
  const adminId = admin?.adminId ?? null;
  await deps.db.prisma.$transaction(async (tx) => {
    if (admin) await holdGrantor(tx, admin);
    await insertTicket(tx, { ...keyOf(ticket, purpose), adminId, expiresAt });
  });
  return ticket;
}

/** A code that an admin gets by mail and types in. It ends the one before. */
export async function openMailedTicket(tx: Db, adminId: number, now: Date): Promise<string> {
  const purpose = 'mailAddress';
  const code = makeTypedCode();
  await deleteTicketsOf(tx, { adminId, purpose });
  const key = keyOf(plainCode(code), purpose);
  await insertTicket(tx, { ...key, adminId, expiresAt: after(now, mailedLifetimeMs) });
  return code;
}

/** Whose mailed code it is, however it is typed, and uses it up; undefined for any other. */
export function redeemMailedTicket(
  deps: TicketDeps,
  code: string,
): Promise<{ adminId: number | null } | undefined> {
  return redeemTicket(deps, 'mailAddress', plainCode(code));
}

/** Ends every ticket of an admin. */
export async function endTicketsOf(tx: Db, adminId: number): Promise<void> {
  await deleteTicketsOf(tx, { adminId });
}

/** Whose ticket it is, without using it up; undefined for an unknown, used or expired one. */
export function lookUpTicket(
  { db, clock }: TicketDeps,
  purpose: SignInTicketPurpose,
  ticket: string,
): Promise<{ adminId: number | null } | undefined> {
  return findTicket(db.prisma, keyOf(ticket, purpose), clock.now());
}

/** The same, and uses it up: a second call is answered undefined. */
export async function redeemTicket(
  deps: TicketDeps,
  purpose: SignInTicketPurpose,
  ticket: string,
): Promise<{ adminId: number | null } | undefined> {
  const found = await lookUpTicket(deps, purpose, ticket);
  if (!found) return undefined;
  return (await deleteTicket(deps.db.prisma, keyOf(ticket, purpose))) ? found : undefined;
}

/** Deletes or counts tickets that have expired; used ones are gone already. */
export function purgeSignInTickets({ db, clock }: TicketDeps, mode: PurgeMode): Promise<number> {
  return purgeTicketsBefore(db.prisma, clock.now(), mode);
}
