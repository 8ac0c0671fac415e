import { createHash } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter, LimitedBy } from '../../shared/limits/limit.ts';
import type { Clock } from '../clock.ts';
import type { DomainError } from '../domain-error.ts';
import { callerGroups } from './client-address.ts';
import { refusalOf } from './refusals.ts';

export interface BeyondLimit {
  limit: Counter;
  refusal: DomainError;
}

/** Stored in PostgreSQL, so that all copies of the process count together. */
export interface RateLimits {
  /**
   * Counts one call.
   * @throws DomainError TOO_MANY_REQUESTS with the seconds to wait
   */
  consume(limit: Counter, key: string): Promise<void>;
  /** Counts one call without refusing. @returns the number of calls within the window */
  record(limit: Counter, key: string): Promise<number>;
  count(limit: Counter, key: string): Promise<number>;
  /**
   * Counts one call against the limits in order, in one statement, and stops at the first exceeded one. Never refuses.
   * @returns the exceeded limit, or null
   */
  recordInTurn(counts: readonly { limit: Counter; key: string }[]): Promise<BeyondLimit | null>;
  /**
   * Counts like `consume` and records the caller of a key that several share.
   * @throws DomainError TOO_MANY_REQUESTS
   */
  consumeFor(limit: Counter, sharedKey: string, who: string): Promise<void>;
  forgive(limit: Counter, sharedKey: string, who: string): Promise<void>;
  clear(limit: Counter, key: string): Promise<void>;
}

/** Counts in the rows of the library's limiters, by the same rules. Limits after the exceeded one do not count. */
function turnsStatement(length: number): string {
  const turns = Array.from({ length }, (_, turn) => {
    const [key, limit, newExpire] = [2, 3, 4].map((first) => `$${turn * 3 + first}`);
    const before = turn === 0 ? '' : `FROM turn_${turn - 1} WHERE NOT is_beyond`;
    return `turn_${turn} AS (
      INSERT INTO "RateLimit" AS counter (key, points, expire)
      SELECT ${key}, 1, ${newExpire}::bigint ${before}
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counter.expire <= $1::bigint THEN 1 ELSE counter.points + 1 END,
        expire = CASE WHEN counter.expire <= $1::bigint THEN excluded.expire ELSE counter.expire END
      RETURNING points > ${limit}::int AS is_beyond, expire)`;
  });
  return `WITH ${turns.join(', ')}
    ${turns.map((_, turn) => `SELECT ${turn} AS turn, is_beyond, expire FROM turn_${turn}`).join(' UNION ALL ')}
    ORDER BY turn DESC LIMIT 1`;
}

/** The caller's row expires together with the key's row, so that `forgive` takes back only counts of the current window. */
const countForStatement = `
  WITH shared AS (
    INSERT INTO "RateLimit" AS counter (key, points, expire) VALUES ($2, 1, $4::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire <= $1::bigint THEN 1 ELSE counter.points + 1 END,
      expire = CASE WHEN counter.expire <= $1::bigint THEN excluded.expire ELSE counter.expire END
    RETURNING points, expire
  ), own AS (
    INSERT INTO "RateLimit" AS counter (key, points, expire) SELECT $3, 1, expire FROM shared
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire = excluded.expire THEN counter.points + 1 ELSE 1 END,
      expire = excluded.expire
  )
  SELECT points, expire FROM shared`;

/** Locks the two rows in the same order as counting. */
const forgiveStatement = `
  WITH shared AS MATERIALIZED (
    SELECT key, expire FROM "RateLimit" WHERE key = $1 FOR UPDATE
  ), own AS (
    DELETE FROM "RateLimit" USING shared
    WHERE "RateLimit".key = $2 AND "RateLimit".expire = shared.expire
    RETURNING "RateLimit".points
  )
  UPDATE "RateLimit" SET points = greatest("RateLimit".points - own.points, 0)
  FROM own WHERE key = $1`;

export function createRateLimits(pool: Pool, clock: Clock): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  /** Without the names that the library gives to its statements: a pooler may answer the next one from another connection. */
  const unnamed = {
    query: ({ text, values }: QueryConfig) => pool.query(text, values),
  };
  const limiterOf = (limit: Counter) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: unnamed,
      // The library would otherwise infer it from the name of the class.
      storeType: 'pool',
      tableName: 'RateLimit',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.limit,
      duration: limit.windowSeconds,
      // The nightly purge deletes expired rows (purgeUsedLimits).
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  };

  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusalOf(limit, error.msBeforeNext);
        throw error;
      }
    },
    async record(limit, key) {
      const { consumedPoints } = await limiterOf(limit).penalty(key, 1);
      return consumedPoints;
    },
    async recordInTurn(counts) {
      const nowMs = clock.now().getTime();
      const { rows } = await pool.query<{ turn: number; is_beyond: boolean; expire: string }>(
        turnsStatement(counts.length),
        [
          nowMs,
          ...counts.flatMap(({ limit, key }) => [
            limiterOf(limit).getKey(key),
            limit.limit,
            nowMs + limit.windowSeconds * 1000,
          ]),
        ],
      );
      const [last] = rows;
      const limit = last?.is_beyond ? counts[last.turn]?.limit : undefined;
      if (!last || !limit) return null;
      return { limit, refusal: refusalOf(limit, Number(last.expire) - nowMs) };
    },
    async count(limit, key) {
      return (await limiterOf(limit).get(key))?.consumedPoints ?? 0;
    },
    async consumeFor(limit, sharedKey, who) {
      const nowMs = clock.now().getTime();
      const key = limiterOf(limit).getKey(sharedKey);
      const { rows } = await pool.query<{ points: number; expire: string }>(countForStatement, [
        ...[nowMs, key, `${key}:${who}`, nowMs + limit.windowSeconds * 1000],
      ]);
      const [row] = rows;
      if (row && row.points > limit.limit) throw refusalOf(limit, Number(row.expire) - nowMs);
    },
    async forgive(limit, sharedKey, who) {
      const key = limiterOf(limit).getKey(sharedKey);
      await pool.query(forgiveStatement, [key, `${key}:${who}`]);
    },
    async clear(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

export interface CallerLimiter {
  /** @throws DomainError TOO_MANY_REQUESTS with the seconds to wait */
  count(ip: string): Promise<void>;
}

export function createCallerLimiter(limits: readonly Counter[]): CallerLimiter {
  const counted = limits.map((limit) => ({
    limit,
    limiter: new RateLimiterMemory({ points: limit.limit, duration: limit.windowSeconds }),
  }));
  return {
    async count(ip) {
      const groups: Partial<Record<LimitedBy, string>> = { ...callerGroups(ip) };
      for (const { limit, limiter } of counted) {
        try {
          await limiter.consume(groups[limit.per] ?? ip);
        } catch (error) {
          if (error instanceof RateLimiterRes) throw refusalOf(limit, error.msBeforeNext);
          throw error;
        }
      }
    },
  };
}

/**
 * Counts mails to an address that anybody may have typed, so that nobody is flooded.
 * @returns true within the limit
 */
export async function isWithinRecipientLimit(
  rateLimits: RateLimits,
  limit: Counter,
  email: string,
): Promise<boolean> {
  // Stores a hash: counters outlive what people typed and must not reveal it.
  const recipient = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return (await rateLimits.record(limit, recipient)) <= limit.limit;
}
