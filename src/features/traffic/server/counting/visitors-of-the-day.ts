import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import { deleteDaysBefore, keepSalt } from './traffic.queries.ts';

const saltBytes = 32;
/** Short hash: collisions among a few thousand daily visitors are rare. */
const hashBytes = 8;

/** `yyyy-mm-dd` in UTC. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/**
 * Tells visitors of one day apart by a keyed hash of address, browser and site. All instances share the day's salt and delete it
 * afterwards. Nobody can trace the hashes then, not even the operator.
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
