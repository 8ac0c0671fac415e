import { Agent, get } from 'node:http';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { createLog } from '../src/server/log.ts';
import { acceptEncoding } from './bench-load.ts';
import type { Figure } from './bench-report.ts';
import { type Measured, processorMsEach } from './bench-site.ts';

const warmUpPages = 150;
const measuredPages = 200;
/** Each page gets as much time as this to be forgotten before it is asked for again. */
const noticeMs = 2;

const targets = [
  { name: 'home page, drawn', path: '/', goalMs: 5 },
  { name: 'one post, drawn', path: '/blog/bench-post-1', goalMs: 5 },
  { name: '/blog, drawn', path: '/blog', goalMs: null },
  { name: 'directory, drawn', path: '/explore-developers', goalMs: 6 },
] as const;

interface Answer {
  status: number;
  etag: string;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' }),
      );
    }).on('error', reject);
  });
}

/**
 * Pages of which the site has nothing: before each request it is told that content has changed, so that the page is read,
 * drawn and compressed anew. Of all processes, PostgreSQL's too, with what the notice costs.
 */
export async function measureFreshPages(site: Measured, dataDir: string): Promise<Figure[]> {
  const database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
  const connection = new pg.Client(database.connection as pg.ClientConfig);
  await connection.connect();
  const agent = new Agent({ keepAlive: true });
  try {
    const askAnew = async (url: string, count: number) => {
      for (let page = 0; page < count; page += 1) {
        await connection.query("SELECT pg_notify('content_changed', 'bench')");
        await new Promise((resolve) => setTimeout(resolve, noticeMs));
        const { status } = await ask(url, agent);
        if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
      }
    };
    const figures: Figure[] = [];
    for (const { name, path, goalMs } of targets) {
      const url = `${site.url}${path}`;
      await askAnew(url, warmUpPages);
      const value = await processorMsEach(site, measuredPages, () => askAnew(url, measuredPages));
      figures.push({ name, value, unit: 'ms', goal: goalMs === null ? null : { atMost: goalMs } });
    }
    return figures;
  } finally {
    agent.destroy();
    await connection.end();
    await database.stop();
  }
}
