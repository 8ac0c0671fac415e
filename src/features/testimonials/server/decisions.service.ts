import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  announceContent,
  type PublicationDeps,
  publishingOf,
} from '../../content/server/content.service.ts';
import { isClosed } from '../../requests/contact-status.ts';
import { holdRequest, touchRequest } from '../../requests/server/request-moves.service.ts';
import { adminTestimonialsContent } from '../words/admin-testimonials.ts';
import { nameOf, takeBackInvitation } from './asking.service.ts';
import { addToContent, takeOutOfContent } from './published-testimonials.service.ts';
import { endLink } from './testimonial-links.service.ts';
import {
  decide,
  eraseWords,
  findClient,
  findTestimonial,
  findWritten,
  type TestimonialRow,
} from './testimonials.queries.ts';

const { refusals } = adminTestimonialsContent;

type DecisionDeps = PublicationDeps & Pick<Deps, 'db' | 'content'>;

/** The owner looks at these first. */
const mostWaiting = 100;

interface Decision {
  requestId: number;
  /** Names the words that the owner has read. */
  revision: number;
}

export function listWaiting({ db }: Pick<Deps, 'db'>) {
  return findWritten(db.prisma, mostWaiting);
}

/** Locks the request, so that client and owner take turns. @throws DomainError NOT_FOUND */
export async function holdTestimonial(tx: Db, requestId: number): Promise<TestimonialRow> {
  const row = (await holdRequest(tx, requestId)) && (await findTestimonial(tx, requestId));
  if (!row) throw new DomainError('NOT_FOUND', refusals.none);
  return row;
}

async function recordDecision(
  tx: Db,
  admin: AdminIdentity,
  action: string,
  requestId: number,
): Promise<void> {
  const client = await findClient(tx, requestId);
  await recordActivity(tx, {
    ...{ actor: admin.label, action, targetType: 'contact request', targetId: requestId },
    summary: client ? nameOf(client) : '',
  });
}

/**
 * Publishes the words as they are. Idempotent.
 * @throws DomainError NOT_FOUND; CONFLICT for other words than the owner has read, words that were taken back or declined, and a
 * request that is no longer closed
 */
export async function approveTestimonial(
  deps: DecisionDeps,
  admin: AdminIdentity,
  { requestId, revision }: Decision,
): Promise<void> {
  const decidedAt = deps.clock.now();
  const publishing = publishingOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    const row = await holdTestimonial(tx, requestId);
    requireSeen(row, revision);
    if (row.state === 'approved') return;
    if (row.state !== 'written') throw new DomainError('CONFLICT', refusals.notWritten);
    const client = await findClient(tx, requestId);
    if (!client || !isClosed(client.status)) throw new DomainError('CONFLICT', refusals.open);
    await decide(tx, row.id, { state: 'approved', decidedAt });
    await addToContent(publishing, tx, { by: admin, row });
    await touchRequest(tx, requestId, decidedAt);
    await recordDecision(tx, admin, 'approved the testimonial about', requestId);
  });
  await announceContent(deps);
}

function requireSeen(row: TestimonialRow, revision: number): void {
  if (row.revision !== revision) throw new DomainError('CONFLICT', refusals.changedMeanwhile);
}

/** @throws DomainError NOT_FOUND; CONFLICT for other words than the owner has read, and when none wait */
export async function declineTestimonial(
  deps: DecisionDeps,
  admin: AdminIdentity,
  { requestId, revision }: Decision,
): Promise<void> {
  const decidedAt = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const row = await holdTestimonial(tx, requestId);
    requireSeen(row, revision);
    if (row.state === 'declined') return;
    if (row.state !== 'written') throw new DomainError('CONFLICT', refusals.notWritten);
    await decide(tx, row.id, { state: 'declined', decidedAt });
    await recordDecision(tx, admin, 'declined the testimonial about', requestId);
  });
}

/** Takes the words off the site, deletes them and ends the link, in any state. @throws DomainError NOT_FOUND */
export async function withdrawForOwner(
  deps: DecisionDeps,
  admin: AdminIdentity,
  requestId: number,
): Promise<void> {
  const decidedAt = deps.clock.now();
  const publishing = publishingOf(deps);
  const wasPublished = await deps.db.prisma.$transaction(async (tx) => {
    const row = await holdTestimonial(tx, requestId);
    if (row.state === 'withdrawn') return false;
    await recordDecision(tx, admin, 'withdrew the testimonial about', requestId);
    return takeBack(publishing, tx, { by: admin, row, decidedAt });
  });
  if (wasPublished) await announceContent(deps);
}

/** @returns whether the words were published; then call `announceContent` after the commit */
export async function takeBack(
  publishing: PublicationDeps,
  tx: Db,
  { decidedAt, ...publication }: Parameters<typeof takeOutOfContent>[2] & { decidedAt: Date },
): Promise<boolean> {
  const { row } = publication;
  const wasPublished = row.state === 'approved';
  await takeBackInvitation(tx, row);
  await eraseWords(tx, row.id, decidedAt);
  await endLink(tx, row.id, decidedAt);
  if (wasPublished) await takeOutOfContent(publishing, tx, publication);
  return wasPublished;
}
