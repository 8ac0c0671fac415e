import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';

/** A cap on how often something may happen: `points` times within `durationSeconds`. */
export interface RateLimitRule {
  name: string;
  points: number;
  durationSeconds: number;
  /** What the caller reads when the cap is reached. */
  message: string;
}

/** The limit that a call was beyond, and what its caller is told if it refuses. */
export interface BeyondLimit {
  rule: RateLimitRule;
  refusal: DomainError;
}

/** Counters kept in PostgreSQL, so that every copy of the process counts together. */
export interface RateLimits {
  /**
   * Counts one call (or `points` of them) against a rule.
   * @throws DomainError TOO_MANY_REQUESTS with the seconds to wait.
   */
  consume(rule: RateLimitRule, key: string, points?: number): Promise<void>;
  /** Refuses like `consume` when the cap is already reached, without counting. */
  check(rule: RateLimitRule, key: string): Promise<void>;
  /** Counts one call without ever refusing, and answers how many there were within the rule's duration. */
  record(rule: RateLimitRule, key: string): Promise<number>;
  /** How many calls were counted within the rule's duration. */
  count(rule: RateLimitRule, key: string): Promise<number>;
  /**
   * Counts one call against one rule after the other, in one statement, until it is beyond one. Refuses nothing.
   * @returns the limit that the call is beyond; null when it is within all
   */
  recordInTurn(
    counts: readonly { rule: RateLimitRule; key: string }[],
  ): Promise<BeyondLimit | null>;
  /**
   * Counts one call like `consume` and notes by whom, where a key is shared by several.
   * @throws DomainError TOO_MANY_REQUESTS
   */
  consumeFor(rule: RateLimitRule, sharedKey: string, who: string): Promise<void>;
  /** Takes back what `consumeFor` has counted by one of those who share a key: what others did stays counted. */
  forgive(rule: RateLimitRule, sharedKey: string, who: string): Promise<void>;
  /** Forgets a key, for example after a successful sign-in. */
  clear(rule: RateLimitRule, key: string): Promise<void>;
}

function refusalOf(rule: RateLimitRule, msBeforeNext: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const { message, name: reason } = rule;
  return new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds, reason });
}

/** Counts in the rows of the library's limiters as they do; what comes after a rule that is exceeded is not counted. */
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

/** The row of one of those who share a key ends with the row of the key, so that what is taken back is what counts there. */
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

/** Locks the two rows in the order in which counting does. */
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
  const limiterOf = (rule: RateLimitRule) => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      // Told by the name of its class otherwise.
      storeType: 'pool',
      tableName: 'RateLimit',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.durationSeconds,
      // The nightly purge deletes them instead (purgeUsedLimits).
      clearExpiredByTimeout: false,
    });
    limiters.set(rule.name, limiter);
    return limiter;
  };

  return {
    async consume(rule, key, points = 1) {
      try {
        await limiterOf(rule).consume(key, points);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusalOf(rule, error.msBeforeNext);
        throw error;
      }
    },
    async check(rule, key) {
      const state = await limiterOf(rule).get(key);
      if (state && state.consumedPoints >= rule.points) throw refusalOf(rule, state.msBeforeNext);
    },
    async record(rule, key) {
      const { consumedPoints } = await limiterOf(rule).penalty(key, 1);
      return consumedPoints;
    },
    async recordInTurn(counts) {
      const nowMs = clock.now().getTime();
      const { rows } = await pool.query<{ turn: number; is_beyond: boolean; expire: string }>({
        name: `record-in-turn-${counts.length}`,
        text: turnsStatement(counts.length),
        values: [
          nowMs,
          ...counts.flatMap(({ rule, key }) => [
            limiterOf(rule).getKey(key),
            rule.points,
            nowMs + rule.durationSeconds * 1000,
          ]),
        ],
      });
      const [last] = rows;
      const rule = last?.is_beyond ? counts[last.turn]?.rule : undefined;
      if (!last || !rule) return null;
      return { rule, refusal: refusalOf(rule, Number(last.expire) - nowMs) };
    },
    async count(rule, key) {
      return (await limiterOf(rule).get(key))?.consumedPoints ?? 0;
    },
    async consumeFor(rule, sharedKey, who) {
      const nowMs = clock.now().getTime();
      const key = limiterOf(rule).getKey(sharedKey);
      const { rows } = await pool.query<{ points: number; expire: string }>({
        name: 'count-for',
        text: countForStatement,
        values: [nowMs, key, `${key}:${who}`, nowMs + rule.durationSeconds * 1000],
      });
      const [row] = rows;
      if (row && row.points > rule.points) throw refusalOf(rule, Number(row.expire) - nowMs);
    },
    async forgive(rule, sharedKey, who) {
      const key = limiterOf(rule).getKey(sharedKey);
      const values = [key, `${key}:${who}`];
      await pool.query({ name: 'forgive', text: forgiveStatement, values });
    },
    async clear(rule, key) {
      await limiterOf(rule).delete(key);
    },
  };
}
