import { Agent, get } from 'node:http';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { createLog } from '../../src/server/observation/log.ts';
import { acceptEncoding } from './bench-load.ts';
import type { Figure } from './bench-report.ts';
import { type Measured, processorMsEach } from './bench-site.ts';

const warmUpPages = 150;
const measuredPages = 200;
/** Each page gets as much time as this to be forgotten before it is asked for again. */
const noticeMs = 2;

interface Target {
  name: string;
  path: string;
  goalMs: number | null;
  /** Makes the page another one; null where nothing goes into it that could change. */
  change: string | null;
}

/** @param slug of the post that is read */
function targetsFor(slug: string): Target[] {
  const changeExcerpt = `UPDATE "BlogPost" SET "excerpt" = md5(random()::text) WHERE "id" =`;
  return [
    { name: 'home page', path: '/', goalMs: 5, change: null },
    {
      name: 'one post',
      path: `/blog/${slug}`,
      goalMs: 5,
      change: `${changeExcerpt} (SELECT "id" FROM "BlogPost" WHERE "slug" = '${slug}')`,
    },
    {
      name: '/blog',
      path: '/blog',
      goalMs: null,
      change: `${changeExcerpt} (SELECT "id" FROM "BlogPost" WHERE "isPublished" AND "deletedAt" IS NULL AND "publishedAt" <= now()
        ORDER BY "publishedAt" DESC LIMIT 1)`,
    },
    {
      name: 'directory',
      path: '/explore-developers',
      goalMs: 6,
      change: `UPDATE "Developer" SET "bio" = md5(random()::text) WHERE "id" =
        (SELECT "id" FROM "Developer" WHERE "profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL ORDER BY "createdAt" DESC LIMIT 1)`,
    },
  ];
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

/**
 * Pages whose content may have changed: before each request the site is told that some has. Where it was that of another page,
 * this one is read again; where it was its own, it is drawn and compressed anew too. Of all processes, PostgreSQL's too, with
 * what the notice costs, and the change itself taken off.
 */
export async function measureFreshPages(
  site: Measured,
  dataDir: string,
  slug = 'bench-post-1',
): Promise<Figure[]> {
  const database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
  const connection = new pg.Client(database.connection as pg.ClientConfig);
  await connection.connect();
  const agent = new Agent({ keepAlive: true });
  try {
    const askAfter = async (change: string | null, url: string, count: number) => {
      for (let page = 0; page < count; page += 1) {
        if (change !== null) await connection.query(change);
        await connection.query("SELECT pg_notify('content_changed', 'bench rows')");
        await new Promise((resolve) => setTimeout(resolve, noticeMs));
        const status = await ask(url, agent);
        if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
      }
    };
    const cost = async (change: string | null, url: string) => {
      await askAfter(change, url, warmUpPages);
      return processorMsEach(site, measuredPages, () => askAfter(change, url, measuredPages));
    };
    const costOf = (change: string) =>
      processorMsEach(site, measuredPages, async () => {
        for (let count = 0; count < measuredPages; count += 1) await connection.query(change);
      });
    const figures: Figure[] = [];
    for (const { name, path, goalMs, change } of targetsFor(slug)) {
      const url = `${site.url}${path}`;
      const goal = goalMs === null ? null : { atMost: goalMs };
      const value = await cost(null, url);
      figures.push({ name: `${name}, read again`, value, unit: 'ms', goal });
      if (change === null) continue;
      const [withChange, changeAlone] = [await cost(change, url), await costOf(change)];
      const drawn = withChange === null || changeAlone === null ? null : withChange - changeAlone;
      figures.push({ name: `${name}, drawn anew`, value: drawn, unit: 'ms', goal });
    }
    return figures;
  } finally {
    agent.destroy();
    await connection.end();
    await database.stop();
  }
}
