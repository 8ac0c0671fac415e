import type { FastifyInstance } from 'fastify';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { takesNoWrites } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import { runTraced } from '../../observation/trace.ts';
import { retryAfterSeconds } from '../errors.ts';

type Pool = Pick<Deps['db']['pool'], 'query'>;

/**
 * Writes a page to the disk and removes it. Fails on a full disk and on a read-only server, unlike `SELECT 1`. Some servers
 * forbid temporary tables, which says nothing about the disk.
 */
const writeProbe = `DO $probe$ BEGIN
  CREATE TEMPORARY TABLE readiness_probe ON COMMIT DROP AS SELECT 1 AS page;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $probe$`;

/** Bounds the number of test writes: anybody may call the endpoint at any rate. */
const probedForMs = 2_000;

function createWriteProbe(pool: Pool): () => Promise<unknown> {
  let last: { startedAtMs: number; outcome: Promise<unknown> } | undefined;
  return () => {
    const nowMs = performance.now();
    if (!last || nowMs - last.startedAtMs > probedForMs) {
      last = { startedAtMs: nowMs, outcome: pool.query(writeProbe) };
    }
    return last.outcome;
  };
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers and takes writes, nothing hangs, and the site answers its
 * own requests (security row 74), so traffic may come.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'deadlines' | 'selfCheck'>,
): void {
  let isStopping = false;
  const { pool } = deps.db;
  const tryToWrite = createWriteProbe(pool);
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get(paths.health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(serverPaths.ready, async ({ trace }, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: string) =>
      reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status });
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    if (deps.deadlines.isHanging()) return refuse('requests hang');
    if (!deps.selfCheck.isAnswered()) return refuse('the site does not answer itself');
    try {
      // Runs without a caller's address: a network that has used up its share of connections must not make the site unready.
      await runTraced({ ...trace, ip: undefined }, async () => {
        await pool.query('SELECT 1');
        await tryToWrite();
      });
      return { status: 'ready' };
    } catch (error) {
      return refuse(takesNoWrites(error) ? 'database takes no writes' : 'database unavailable');
    }
  });
}
