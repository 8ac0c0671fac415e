import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db/client.ts';
import { DomainError } from './domain-error.ts';
import { type PurgeMode, purgeRows } from './purge-mode.ts';

/** A cap on how often something may happen: `points` times within `durationSeconds`. */
export interface RateLimitRule {
  name: string;
  points: number;
  durationSeconds: number;
  /** What the caller reads when the cap is reached. */
  message: string;
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
  /** Forgets a key, for example after a successful sign-in. */
  clear(rule: RateLimitRule, key: string): Promise<void>;
}

/** Counters whose time is over; they hold addresses. */
export function purgeUsedLimits(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.rateLimit, { expire: { lt: now.getTime() } }, mode);
}

export function createRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (rule: RateLimitRule) => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'RateLimit',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.durationSeconds,
      // A job does that.
      clearExpiredByTimeout: false,
    });
    limiters.set(rule.name, limiter);
    return limiter;
  };
  const refuse = (rule: RateLimitRule, msBeforeNext: number): never => {
    const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const { message, name: reason } = rule;
    throw new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds, reason });
  };

  return {
    async consume(rule, key, points = 1) {
      try {
        await limiterOf(rule).consume(key, points);
      } catch (error) {
        if (error instanceof RateLimiterRes) refuse(rule, error.msBeforeNext);
        throw error;
      }
    },
    async check(rule, key) {
      const state = await limiterOf(rule).get(key);
      if (state && state.consumedPoints >= rule.points) refuse(rule, state.msBeforeNext);
    },
    async record(rule, key) {
      const { consumedPoints } = await limiterOf(rule).penalty(key, 1);
      return consumedPoints;
    },
    async count(rule, key) {
      return (await limiterOf(rule).get(key))?.consumedPoints ?? 0;
    },
    async clear(rule, key) {
      await limiterOf(rule).delete(key);
    },
  };
}
