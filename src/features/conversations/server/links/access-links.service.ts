import { hashToken } from '../../../../server/auth/api-tokens.service.ts';
import { noteGrantUse } from '../../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../../server/auth/grants/register.ts';
import { makeLinkKey, opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';
import { absoluteUrl } from '../../../../shared/paths.ts';
import {
  countOpenLinks,
  deleteLink,
  deleteLinks,
  findMailedLinks,
  findOpenLink,
  insertLink,
  type LinkSubject,
  prolongOpenLinks,
  purgeEndedLinks,
  type SubjectOf,
  setLinkEnd,
} from './access-links.queries.ts';

type LinkDeps = Pick<Deps, 'db' | 'clock'>;

export interface OpenedLink {
  id: number;
  keyHash: string;
  /** Empty but for links to notifications, and links to requests that were mailed. */
  mailAddress: string;
  /** Null but for a link of a colleague of the client. */
  colleagueId: number | null;
  /** Null only for a testimonial or an outcome with words. */
  endsAt: Date | null;
}

/** Creates a link. Only its hash is stored (security row 70), and only the person it is for may get the key. */
export async function makeAccessLink(
  tx: Db,
  {
    mailAddress = '',
    colleagueId = null,
    ...of
  }: SubjectOf & { mailAddress?: string; colleagueId?: number | null },
  { now, lifetimeDays }: { now: Date; lifetimeDays: number },
): Promise<string> {
  const { key, stored } = makeLinkKey(now, { lifetimeDays });
  await insertLink(tx, of, { ...stored, mailAddress, colleagueId });
  return key;
}

/** @returns null for an unknown, ended or revoked link */
export async function findAccessLink(
  { db, clock }: LinkDeps,
  subject: LinkSubject,
  key: string,
): Promise<OpenedLink | null> {
  const now = clock.now();
  const keyHash = hashToken(key);
  const found = await findOpenLink(db.prisma, { subject, keyHash, now });
  if (!found) return null;
  const { id, colleagueId, lastUsedAt, mailAddress, endsAt } = found;
  await noteGrantUse(db.prisma, grantKinds.accessLink, { keyHash, lastUsedAt, now });
  return { id, keyHash, mailAddress, colleagueId, endsAt };
}

/** @throws DomainError NOT_FOUND for an unknown, ended or revoked link; the three look the same */
export async function openAccessLink(
  deps: LinkDeps,
  subject: LinkSubject,
  key: string,
): Promise<OpenedLink> {
  const link = await findAccessLink(deps, subject, key);
  if (!link) throw opensNothing();
  return link;
}

/** As `openAccessLink`, for what is never open without an end. */
export async function openEndingLink(
  deps: LinkDeps,
  subject: Exclude<LinkSubject, 'testimonialId' | 'outcomeId'>,
  key: string,
): Promise<OpenedLink & { endsAt: Date }> {
  const { endsAt, ...link } = await openAccessLink(deps, subject, key);
  if (!endsAt) throw opensNothing();
  return { ...link, endsAt };
}

/** @returns whether the link was there */
export function dropAccessLink(db: Db, key: string): Promise<boolean> {
  return deleteLink(db, hashToken(key));
}

/** @returns how many links were open */
export function revokeAccessLinks(tx: Db, of: SubjectOf, now: Date): Promise<number> {
  return deleteLinks(tx, of, now);
}

export function countAccessLinks(db: Db, of: SubjectOf, now: Date): Promise<number> {
  return countOpenLinks(db, of, now);
}

/** @returns the hashes of the newest open links that were mailed to the client */
export function mailedLinksOf(
  tx: Db,
  of: SubjectOf,
  page: { now: Date; take: number },
): Promise<string[]> {
  return findMailedLinks(tx, of, page);
}

/** Checks a link again that was opened earlier in the same call. It may have been revoked or replaced since. */
export async function isLinkStillOpen(
  tx: Db,
  subject: LinkSubject,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<boolean> {
  return (await findOpenLink(tx, { subject, keyHash, now })) !== null;
}

/** Extends open links and never shortens one. */
export function prolongAccessLinks(
  tx: Db,
  of: SubjectOf,
  times: { now: Date; until: Date },
): Promise<void> {
  return prolongOpenLinks(tx, of, times);
}

/** @param endsAt null for no end, which only a testimonial or an outcome with words may have */
export function setAccessLinkEnd(tx: Db, of: SubjectOf, endsAt: Date | null): Promise<void> {
  return setLinkEnd(tx, of, endsAt);
}

/** Writes the links of mail and text messages. Each message gets a key of its own, which goes when nothing was sent. */
export function createPageLinks(
  { settings }: Pick<Deps, 'settings'>,
  pathOf: (key: string) => string,
  make: PageLinks['make'],
): PageLinks {
  const prefix = absoluteUrl(settings.siteOrigin, pathOf(''));
  return {
    make: async (tx, id, recipient) => `${prefix}${await make(tx, id, recipient)}`,
    async takeBack(db, address) {
      await dropAccessLink(db, address.slice(prefix.length));
    },
  };
}

export function purgeAccessLinks({ db, clock }: LinkDeps, mode: PurgeMode): Promise<number> {
  return purgeEndedLinks(db.prisma, clock.now(), mode);
}
