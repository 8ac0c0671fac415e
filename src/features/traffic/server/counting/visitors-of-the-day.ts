import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import { deleteDaysBefore, keepSalt } from './traffic.queries.ts';

const saltBytes = 32;
/** Enough that two of some thousand visitors of a day hardly ever meet. */
const hashBytes = 8;

/** `yyyy-mm-dd` in UTC. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/**
 * Tells one visitor of a day from another: by a hash of address, browser and site with random bytes that all copies of the site
 * share for the day and throw away after it. Nothing can be told of anybody from then on, not even by us.
 */
export class VisitorsOfTheDay {
  private known: { day: string; salt: Promise<Uint8Array> } | null = null;

  constructor(
    private readonly db: Db,
    private readonly siteOrigin: string,
  ) {}

  /** @returns base64 */
  async hashOf(visitor: { ip: string; userAgent: string }, day: string): Promise<string> {
    const salt = await this.saltOf(day);
    return createHmac('sha256', salt)
      .update([this.siteOrigin, visitor.ip, visitor.userAgent].join('\n'))
      .digest()
      .subarray(0, hashBytes)
      .toString('base64');
  }

  /** Throws away what is left of earlier days. */
  async forgetBefore(day: string): Promise<void> {
    if (this.known && this.known.day < day) this.known = null;
    await deleteDaysBefore(this.db, new Date(day));
  }

  private saltOf(day: string): Promise<Uint8Array> {
    if (this.known?.day === day) return this.known.salt;
    const salt = keepSalt(this.db, new Date(day), randomBytes(saltBytes));
    const known = { day, salt };
    this.known = known;
    salt.catch(() => {
      if (this.known === known) this.known = null;
    });
    return salt;
  }
}
