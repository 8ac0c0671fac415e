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

type TicketDeps = Pick<Deps, 'db' | 'clock'>;

const ticketLifetimeMs = 10 * 60_000;
/** Longer, because mail can be slow. */
const mailedLifetimeMs = 60 * 60_000;

const keyOf = (ticket: string, purpose: SignInTicketPurpose) => ({
  id: createHash('sha256').update(ticket).digest('hex'),
  purpose,
});

const after = (now: Date, durationMs: number) => new Date(now.getTime() + durationMs);

/**
 * Creates a single-use ticket: 256 random bits in base64url. Only the hash is stored.
 * @param admin null while the user is unknown
 * @throws DomainError UNAUTHORIZED (see `holdGrantor`)
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

export async function openMailedTicket(tx: Db, adminId: number, now: Date): Promise<string> {
  const purpose = 'mailAddress';
  const code = makeTypedCode();
  await deleteTicketsOf(tx, { adminId, purpose });
  const key = keyOf(plainCode(code), purpose);
  await insertTicket(tx, { ...key, adminId, expiresAt: after(now, mailedLifetimeMs) });
  return code;
}

/** Ignores case, spaces and hyphens. Undefined for an invalid code. */
export function redeemMailedTicket(
  deps: TicketDeps,
  code: string,
): Promise<{ adminId: number | null } | undefined> {
  return redeemTicket(deps, 'mailAddress', plainCode(code));
}

export async function endTicketsOf(tx: Db, adminId: number): Promise<void> {
  await deleteTicketsOf(tx, { adminId });
}

/** Does not use the ticket up. Undefined when it is unknown, used or expired. */
export function lookUpTicket(
  { db, clock }: TicketDeps,
  purpose: SignInTicketPurpose,
  ticket: string,
): Promise<{ adminId: number | null } | undefined> {
  return findTicket(db.prisma, keyOf(ticket, purpose), clock.now());
}

/** Uses the ticket up. Undefined when it is unknown, used or expired. */
export async function redeemTicket(
  deps: TicketDeps,
  purpose: SignInTicketPurpose,
  ticket: string,
): Promise<{ adminId: number | null } | undefined> {
  const found = await lookUpTicket(deps, purpose, ticket);
  if (!found) return undefined;
  return (await deleteTicket(deps.db.prisma, keyOf(ticket, purpose))) ? found : undefined;
}

/** Used tickets need no purge: they are deleted at once. */
export function purgeSignInTickets({ db, clock }: TicketDeps, mode: PurgeMode): Promise<number> {
  return purgeTicketsBefore(db.prisma, clock.now(), mode);
}

/** 16 characters of 5 bits are 80 bits, so a fast hash is enough. */
const codeLength = 16;
/** 32 characters without the look-alikes 0, 1, i and o. */
const alphabet = '23456789abcdefghjklmnpqrstuvwxyz';

/** Random code in four groups of four, for copying or typing. */
export function makeTypedCode(): string {
  // 256 is a multiple of 32, so the modulo has no bias.
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

export function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}
