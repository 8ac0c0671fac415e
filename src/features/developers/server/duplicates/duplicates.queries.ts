import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import { type DuplicateKind, duplicateLimits } from '../../duplicate-options.ts';

const { named, minOfNetwork, networkDays } = duplicateLimits;

interface DuplicateRow {
  developerId: number;
  kind: DuplicateKind;
  otherId: number;
  otherName: string;
}

const sameColumn = (column: 'photoHash' | 'bioHash') => {
  const name = Prisma.raw(`"${column}"`);
  return Prisma.sql`
    SELECT "id", "developerName" FROM "Developer"
    WHERE ${name} = d.${name} AND "id" <> d."id" ORDER BY "id" LIMIT ${named + 1}::int`;
};

const sameNetwork = Prisma.sql`
  SELECT o."developerId" AS "id", p."developerName"
  FROM "SignUpNetwork" AS own
    JOIN "SignUpNetwork" AS o ON o."networkHash" = own."networkHash" AND o."developerId" <> own."developerId"
      AND o."createdAt" BETWEEN own."createdAt" - make_interval(days => ${networkDays}::int)
        AND own."createdAt" + make_interval(days => ${networkDays}::int)
    JOIN "Developer" AS p ON p."id" = o."developerId"
  WHERE own."developerId" = d."id" ORDER BY o."developerId" LIMIT ${named + 1}::int`;

const branch = (kind: DuplicateKind, others: Prisma.Sql, ids: readonly number[]) => Prisma.sql`
  SELECT d."id" AS "developerId", ${kind}::text AS "kind", o."id" AS "otherId", o."developerName" AS "otherName"
  FROM "Developer" AS d CROSS JOIN LATERAL (${others}) AS o WHERE d."id" = ANY(${ids}::int[])`;

/** One row for each other developer, and one more than is named where there are more. */
export async function findDuplicates(db: Db, ids: readonly number[]): Promise<DuplicateRow[]> {
  const rows = await db.$queryRaw<DuplicateRow[]>(Prisma.sql`
    ${branch('photo', sameColumn('photoHash'), ids)}
    UNION ALL ${branch('words', sameColumn('bioHash'), ids)}
    UNION ALL ${branch('network', sameNetwork, ids)}`);
  const ofNetwork = (id: number) =>
    rows.filter(({ developerId, kind }) => developerId === id && kind === 'network').length;
  return rows.filter(
    ({ developerId, kind }) => kind !== 'network' || ofNetwork(developerId) >= minOfNetwork,
  );
}

/** Equal values are neighbors in the index, so one walk through it finds them. */
const shares = (column: 'photoHash' | 'bioHash') => {
  const name = Prisma.raw(`"${column}"`);
  return Prisma.sql`
    SELECT "id" FROM (
      SELECT "id", ${name} = lag(${name}) OVER sorted OR ${name} = lead(${name}) OVER sorted AS "isShared"
      FROM "Developer" WHERE ${name} IS NOT NULL WINDOW sorted AS (ORDER BY ${name})
    ) AS neighbors WHERE "isShared"`;
};

/** Begins a statement that asks for `isMarked`. A statement that does not ask computes nothing. */
export const withMarked = Prisma.sql`WITH marked AS MATERIALIZED (SELECT ARRAY(
  ${shares('photoHash')}
  UNION ALL ${shares('bioHash')}
  UNION ALL
  SELECT "developerId" FROM (
    SELECT "developerId", count(*) OVER (
      PARTITION BY "networkHash" ORDER BY "createdAt"
      RANGE BETWEEN make_interval(days => ${networkDays}::int) PRECEDING AND make_interval(days => ${networkDays}::int) FOLLOWING
    ) - 1 AS "others" FROM "SignUpNetwork"
  ) AS "signUps" WHERE "others" >= ${minOfNetwork}::int
) AS "ids")`;

/** Condition on "Developer": carries a mark. */
export const isMarked = Prisma.sql`"id" = ANY((SELECT "ids" FROM marked)::int[])`;

export async function insertSignUpNetwork(
  db: Db,
  data: { developerId: number; networkHash: string; createdAt: Date },
): Promise<void> {
  await db.signUpNetwork.create({ data, select: { developerId: true } });
}

export function purgeNetworksBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { createdAt: { lte: before } };
  return purgeRows<Prisma.SignUpNetworkWhereInput>(db.signUpNetwork, where, mode);
}
