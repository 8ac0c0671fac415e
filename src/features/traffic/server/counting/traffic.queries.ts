import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type Counts, countNames } from '../../../../shared/visits.ts';
import type { CampaignCell, NewVisitor, Place } from './traffic-batch.ts';
import type { Proven, Unproven } from './traffic-pages.ts';

const settingsId = 1;

export async function findIsOn(db: Db): Promise<boolean> {
  const row = await db.trafficSettings.findUnique({
    where: { id: settingsId },
    select: { isOn: true },
  });
  return row?.isOn ?? true;
}

export async function saveIsOn(db: Db, isOn: boolean): Promise<void> {
  await db.trafficSettings.upsert({
    where: { id: settingsId },
    create: { id: settingsId, isOn },
    update: { isOn },
    select: { id: true },
  });
}

/** Returns the day's salt. Stores the offered one when there is none. */
export async function keepSalt(
  db: Db,
  day: Date,
  offered: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  await db.trafficSalt.createMany({ data: [{ day, salt: offered }], skipDuplicates: true });
  const { salt } = await db.trafficSalt.findUniqueOrThrow({
    where: { day },
    select: { salt: true },
  });
  return salt;
}

const shown = { profileCompletedAt: { not: null }, hiddenAt: null };

export async function findProven(db: Db, { slugs, developerPages }: Unproven): Promise<Proven> {
  const ofKind = <Kind extends number | string>(isOne: (one: unknown) => one is Kind) => ({
    developers: developerPages.map(({ developer }) => developer).filter(isOne),
    projects: developerPages.map(({ project }) => project).filter(isOne),
  });
  const ids = ofKind((one) => typeof one === 'number');
  const names = ofKind((one) => typeof one === 'string');
  const [posts, developers] = await Promise.all([
    slugs.length === 0
      ? []
      : db.blogPost.findMany({
          where: { slug: { in: slugs }, isPublished: true, deletedAt: null },
          select: { slug: true },
        }),
    developerPages.length === 0
      ? []
      : db.developer.findMany({
          where: {
            ...shown,
            OR: [{ id: { in: ids.developers } }, { handle: { in: names.developers } }],
          },
          select: { id: true, handle: true },
        }),
  ]);
  const developerId = { in: developers.map(({ id }) => id) };
  const projects =
    ids.projects.length + names.projects.length === 0
      ? []
      : await db.developerProject.findMany({
          where: {
            developerId,
            OR: [{ id: { in: ids.projects } }, { slug: { in: names.projects } }],
          },
          select: { id: true, slug: true, developerId: true },
        });
  return { slugs: posts.map(({ slug }) => slug), developers, projects };
}

export async function findHandle(db: Db, developerId: number): Promise<string | null> {
  const row = await db.developer.findUnique({
    where: { id: developerId },
    select: { handle: true },
  });
  return row?.handle ?? null;
}

export async function findSources(db: Db, day: string, allPages: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ source: string }[]>`
    SELECT "source" FROM "TrafficCount" WHERE "page" = ${allPages} AND "day" = ${day}::date`;
  return rows.map(({ source }) => source);
}

/** @returns visitors that are new on their day */
export async function insertVisitors<Visitor extends NewVisitor>(
  db: Db,
  visitors: readonly Visitor[],
): Promise<Visitor[]> {
  if (visitors.length === 0) return [];
  const rows = await db.$queryRaw<{ hash: string }[]>`
    INSERT INTO "TrafficVisitor" ("day", "hash")
    SELECT "day"::date, decode("hash", 'base64')
    FROM unnest(${visitors.map(({ day }) => day)}::text[], ${visitors.map(({ hash }) => hash)}::text[]) AS given("day", "hash")
    ON CONFLICT DO NOTHING RETURNING encode("hash", 'base64') AS "hash"`;
  const added = new Set(rows.map(({ hash }) => hash));
  return visitors.filter(({ hash }) => added.has(hash));
}

const sumsOf = (table: string, names: readonly string[]) =>
  Prisma.raw(
    names.map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`).join(', '),
  );
const countColumns = Prisma.raw(countNames.map((name) => `"${name}"`).join(', '));
const countSums = sumsOf('TrafficCount', countNames);
const campaignSums = sumsOf('TrafficCampaign', ['views', 'visits', 'requests']);

/** Adds to the stored counts, because every instance writes its own share. */
export async function addCounts(db: Db, rows: readonly (Place & Counts)[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "TrafficCount" ("page", "source", "day", ${countColumns})
    SELECT "page", "source", "day", ${countColumns} FROM jsonb_populate_recordset(NULL::"TrafficCount", ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT ("page", "source", "day") DO UPDATE SET ${countSums}`;
}

/** Drops new campaigns above `most` per day. */
export async function addCampaigns(
  db: Db,
  rows: readonly CampaignCell[],
  most: number,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "TrafficCampaign" ("source", "medium", "campaign", "day", "views", "visits", "requests")
    SELECT "source", "medium", "campaign", "day", "views", "visits", "requests" FROM jsonb_populate_recordset(NULL::"TrafficCampaign", ${JSON.stringify(rows)}::jsonb) AS given
    WHERE (SELECT count(*) FROM "TrafficCampaign" AS known WHERE known."day" = given."day") < ${most}
       OR EXISTS (SELECT FROM "TrafficCampaign" AS known
         WHERE known."source" = given."source" AND known."medium" = given."medium"
           AND known."campaign" = given."campaign" AND known."day" = given."day")
    ON CONFLICT ("source", "medium", "campaign", "day") DO UPDATE SET ${campaignSums}`;
}

export async function deleteDaysBefore(db: Db, day: Date): Promise<void> {
  const where = { day: { lt: day } };
  await db.trafficSalt.deleteMany({ where });
  await db.trafficVisitor.deleteMany({ where });
}
