import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

/** Columns of what a link opens. A row fills exactly one. */
export type LinkSubject =
  | 'requestId'
  | 'agreementId'
  | 'messageId'
  | 'developerId'
  | 'testimonialId';

export type SubjectOf = { subject: LinkSubject; id: number };

const linkSelect = {
  requestId: true,
  agreementId: true,
  messageId: true,
  developerId: true,
  testimonialId: true,
  mailAddress: true,
  lastUsedAt: true,
  endsAt: true,
} satisfies Prisma.AccessLinkSelect;

export type LinkRow = Prisma.AccessLinkGetPayload<{ select: typeof linkSelect }>;

const isOpenAt = (now: Date) =>
  ({ OR: [{ endsAt: null }, { endsAt: { gt: now } }] }) satisfies Prisma.AccessLinkWhereInput;

export async function insertLink(
  tx: Db,
  data: Prisma.AccessLinkUncheckedCreateInput,
): Promise<void> {
  await tx.accessLink.create({ data, select: { keyHash: true } });
}

export function findOpenLink(
  db: Db,
  { subject, keyHash, now }: { subject: LinkSubject; keyHash: string; now: Date },
): Promise<LinkRow | null> {
  return db.accessLink.findFirst({
    where: { keyHash, [subject]: { not: null }, ...isOpenAt(now) },
    select: linkSelect,
  });
}

export function countOpenLinks(db: Db, { subject, id }: SubjectOf, now: Date): Promise<number> {
  return db.accessLink.count({ where: { [subject]: id, ...isOpenAt(now) } });
}

/** @returns whether the link was there */
export async function deleteLink(db: Db, keyHash: string): Promise<boolean> {
  return (await db.accessLink.deleteMany({ where: { keyHash } })).count === 1;
}

/** @returns how many were open */
export async function deleteLinks(db: Db, of: SubjectOf, now: Date): Promise<number> {
  const count = await countOpenLinks(db, of, now);
  await db.accessLink.deleteMany({ where: { [of.subject]: of.id } });
  return count;
}

export async function prolongOpenLinks(
  tx: Db,
  { subject, id }: SubjectOf,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await tx.accessLink.updateMany({
    where: { [subject]: id, endsAt: { gt: now, lt: until } },
    data: { endsAt: until },
  });
}

export async function setLinkEnd(
  tx: Db,
  { subject, id }: SubjectOf,
  endsAt: Date | null,
): Promise<void> {
  await tx.accessLink.updateMany({ where: { [subject]: id }, data: { endsAt } });
}

export function purgeEndedLinks(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.accessLink, { endsAt: { lt: now } }, mode);
}
