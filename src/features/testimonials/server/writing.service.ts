import { opensNothing } from '../../../server/auth/link-keys.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  announceContent,
  type PublicationDeps,
  publishingOf,
} from '../../content/server/content.service.ts';
import {
  isLinkStillOpen,
  type OpenedLink,
  openAccessLink,
} from '../../conversations/server/links/access-links.service.ts';
import { isJunk } from '../../requests/contact-status.ts';
import { inboxLink } from '../../requests/server/notices.service.ts';
import { holdRequest, touchRequest } from '../../requests/server/request-moves.service.ts';
import type { TestimonialForm, TestimonialPage } from '../testimonials.ts';
import { testimonialMailContent } from '../words/testimonial-mail.ts';
import { testimonialPageContent } from '../words/testimonial-page.ts';
import { takeBack } from './decisions.service.ts';
import { keepLinkOpen } from './testimonial-links.service.ts';
import {
  findClient,
  findTestimonial,
  findTestimonialById,
  type TestimonialRow,
  writeWords,
} from './testimonials.queries.ts';

const visitor = { label: 'visitor', adminId: null };

type OpenedTestimonial = OpenedLink & { row: TestimonialRow };

async function openTestimonial(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<OpenedTestimonial> {
  const link = await openAccessLink(deps, 'testimonialId', key);
  const row = await findTestimonialById(deps.db.prisma, link.id);
  if (!row) throw opensNothing();
  return { ...link, row };
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getTestimonialPage(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<TestimonialPage> {
  const { row, endsAt } = await openTestimonial(deps, key);
  const client = await findClient(deps.db.prisma, row.requestId);
  if (!client) throw opensNothing();
  return { ...client, ...row, requestedAt: client.createdAt, linkEndsAt: endsAt };
}

/** The link may have been revoked or replaced since it was opened. */
async function holdByLink(
  tx: Db,
  { row: { requestId }, keyHash }: OpenedTestimonial,
  now: Date,
): Promise<TestimonialRow> {
  const isHeld = await holdRequest(tx, requestId);
  const isOpen = await isLinkStillOpen(tx, 'testimonialId', { keyHash, now });
  const row = isHeld && isOpen && (await findTestimonial(tx, requestId));
  if (!row) throw opensNothing();
  return row;
}

/**
 * Stores the words of the client and their consent, and queues mail to the owner. Idempotent.
 * @throws DomainError NOT_FOUND for an invalid key; CONFLICT for words that are published or declined; TOO_MANY_REQUESTS
 */
export async function writeTestimonial(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content'>,
  { key, quote, author, role, rating }: TestimonialForm & { key: string },
): Promise<void> {
  const opened = await openTestimonial(deps, key);
  const { requestId } = opened.row;
  await deps.rateLimits.consume(counters.testimonial, String(requestId));
  const { ownerAddress } = deps.mail;
  const { settings, content } = deps;
  const now = deps.clock.now();
  const words = { quote, author, role, rating: Number(rating) };
  await deps.db.prisma.$transaction(async (tx) => {
    const row = await holdByLink(tx, opened, now);
    if (row.state === 'written' && isSame(row, words)) return;
    if (row.state !== 'asked' && row.state !== 'written') {
      throw new DomainError('CONFLICT', testimonialPageContent.refusals[row.state]);
    }
    await writeWords(tx, row.id, { ...words, consentedAt: now });
    await keepLinkOpen(tx, row.id);
    await touchRequest(tx, requestId, now);
    const client = await findClient(tx, requestId);
    if (!ownerAddress || !client || isJunk(client.status)) return;
    await sendMail(tx, {
      ...testimonialMailContent.written(
        siteIdentityOf(content).brand,
        author,
        inboxLink(settings, requestId),
      ),
      ...{ recipient: ownerAddress, requestId, testimonialId: row.id },
      // Changes before the owner has decided are no news.
      dedupeKey: `testimonial-written:${row.id}:${row.askedAt.getTime()}`,
    });
  });
}

function isSame(
  row: TestimonialRow,
  words: Pick<TestimonialRow, 'quote' | 'author' | 'role' | 'rating'>,
): boolean {
  return (['quote', 'author', 'role', 'rating'] as const).every(
    (name) => row[name] === words[name],
  );
}

/** Deletes the words, off the site too, and ends the link. @throws DomainError NOT_FOUND for an invalid key */
export async function withdrawForClient(
  deps: PublicationDeps & Pick<Deps, 'db' | 'content'>,
  key: string,
): Promise<void> {
  const opened = await openTestimonial(deps, key);
  const decidedAt = deps.clock.now();
  const publishing = publishingOf(deps);
  const wasPublished = await deps.db.prisma.$transaction(async (tx) => {
    const row = await holdByLink(tx, opened, decidedAt);
    await recordActivity(tx, {
      ...{ actor: visitor.label, action: 'withdrew the testimonial about' },
      ...{ targetType: 'contact request', targetId: row.requestId, summary: '' },
    });
    return takeBack(publishing, tx, { by: visitor, row, decidedAt });
  });
  if (wasPublished) await announceContent(deps);
}

/**
 * Takes the words of a request that is about to be deleted off the site, in the transaction that locks it.
 * @returns whether they were published; then call `announceContent` after the commit
 */
export async function takeBackWithRequest(
  publishing: PublicationDeps,
  tx: Db,
  { requestId, now }: { requestId: number; now: Date },
): Promise<boolean> {
  const row = await findTestimonial(tx, requestId);
  return row ? takeBack(publishing, tx, { by: visitor, row, decidedAt: now }) : false;
}
