import { createHash, randomBytes } from 'node:crypto';
import type { SignInTicketPurpose } from '../../db/generated/client.ts';
import type { Deps } from '../../deps.ts';
import type { PurgeMode } from '../../purge-mode.ts';
import {
  deleteTicket,
  findTicket,
  insertTicket,
  purgeTicketsBefore,
} from './sign-in-tickets.queries.ts';

type TicketDeps = Pick<Deps, 'db' | 'clock'>;

/** From one step of a sign-in to the next. */
const ticketLifetimeMs = 10 * 60_000;

const keyOf = (ticket: string, purpose: SignInTicketPurpose) => ({
  id: createHash('sha256').update(ticket).digest('hex'),
  purpose,
});

/** Something random that a browser brings back once, of which only the hash is stored: 256 bits, base64url. */
export async function openTicket(
  { db, clock }: TicketDeps,
  purpose: SignInTicketPurpose,
  adminId: number | null,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + ticketLifetimeMs);
  await insertTicket(db.prisma, { ...keyOf(ticket, purpose), adminId, expiresAt });
  return ticket;
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
