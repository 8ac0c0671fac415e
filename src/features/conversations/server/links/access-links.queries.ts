import type { Db } from '../../../../server/db/client.ts';
import {
  type ConversationSubject,
  conversationIdOf,
  conversationOf,
  isSubject,
  subjectSelect,
} from '../../../../server/db/conversation-of.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export type LinkSubject =
  | ConversationSubject
  | 'agreementId'
  | 'developerId'
  | 'testimonialId'
  | 'outcomeId'
  | 'savedSearchId';

export type SubjectOf = { subject: LinkSubject; id: number };

const whereOf = (subject: LinkSubject, id: Prisma.IntNullableFilter | number) =>
  (isSubject(subject)
    ? { conversation: { [subject]: id } }
    : { [subject]: id }) satisfies Prisma.AccessLinkWhereInput;

const linkSelect = {
  conversation: { select: subjectSelect },
  agreementId: true,
  developerId: true,
  testimonialId: true,
  outcomeId: true,
  savedSearchId: true,
  colleagueId: true,
  mailAddress: true,
  lastUsedAt: true,
  endsAt: true,
} satisfies Prisma.AccessLinkSelect;

type LinkRow = Prisma.AccessLinkGetPayload<{ select: typeof linkSelect }>;
export type FoundLink = Pick<LinkRow, 'colleagueId' | 'mailAddress' | 'lastUsedAt' | 'endsAt'> & {
  id: number;
};

const isOpenAt = (now: Date) =>
  ({ OR: [{ endsAt: null }, { endsAt: { gt: now } }] }) satisfies Prisma.AccessLinkWhereInput;

interface LinkToInsert {
  keyHash: string;
  mailAddress: string;
  colleagueId: number | null;
  createdAt: Date;
  endsAt: Date;
}

export async function insertLink(
  tx: Db,
  { subject, id }: SubjectOf,
  { keyHash, mailAddress, colleagueId, createdAt, endsAt }: LinkToInsert,
): Promise<void> {
  const [column, value] = isSubject(subject)
    ? ['conversationId', conversationIdOf(conversationOf(subject, id))]
    : [subject, Prisma.sql`${id}`];
  await tx.$executeRaw`
    INSERT INTO "AccessLink" ("keyHash", "mailAddress", "colleagueId", "createdAt", "endsAt", ${Prisma.raw(`"${column}"`)})
    VALUES (${keyHash}, ${mailAddress}, ${colleagueId}::integer, ${createdAt}, ${endsAt}, ${value})`;
}

export async function findOpenLink(
  db: Db,
  { subject, keyHash, now }: { subject: LinkSubject; keyHash: string; now: Date },
): Promise<FoundLink | null> {
  const row = await db.accessLink.findFirst({
    where: { keyHash, ...isOpenAt(now) },
    select: linkSelect,
  });
  if (!row) return null;
  const { conversation, colleagueId, mailAddress, lastUsedAt, endsAt, ...others } = row;
  const id = isSubject(subject) ? conversation?.[subject] : others[subject];
  return id ? { id, colleagueId, mailAddress, lastUsedAt, endsAt } : null;
}

export function countOpenLinks(db: Db, { subject, id }: SubjectOf, now: Date): Promise<number> {
  return db.accessLink.count({ where: { ...whereOf(subject, id), ...isOpenAt(now) } });
}

/** The hashes of the open links that were mailed to the client, and not to a colleague. Newest first. */
export async function findMailedLinks(
  db: Db,
  { subject, id }: SubjectOf,
  { now, take }: { now: Date; take: number },
): Promise<string[]> {
  const rows = await db.accessLink.findMany({
    where: {
      ...whereOf(subject, id),
      ...isOpenAt(now),
      ...{ colleagueId: null, mailAddress: { not: '' } },
    },
    orderBy: { createdAt: 'desc' },
    take,
    select: { keyHash: true },
  });
  return rows.map(({ keyHash }) => keyHash);
}

/** @returns whether the link was there */
export async function deleteLink(db: Db, keyHash: string): Promise<boolean> {
  return (await db.accessLink.deleteMany({ where: { keyHash } })).count === 1;
}

/** @returns how many were open */
export async function deleteLinks(db: Db, of: SubjectOf, now: Date): Promise<number> {
  const count = await countOpenLinks(db, of, now);
  await db.accessLink.deleteMany({ where: whereOf(of.subject, of.id) });
  return count;
}

export async function prolongOpenLinks(
  tx: Db,
  { subject, id }: SubjectOf,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await tx.accessLink.updateMany({
    where: { ...whereOf(subject, id), endsAt: { gt: now, lt: until } },
    data: { endsAt: until },
  });
}

export async function setLinkEnd(
  tx: Db,
  { subject, id }: SubjectOf,
  endsAt: Date | null,
): Promise<void> {
  await tx.accessLink.updateMany({ where: whereOf(subject, id), data: { endsAt } });
}

export function purgeEndedLinks(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.accessLink, { endsAt: { lt: now } }, mode);
}
