import { createAdmin } from '../../factories/admins.ts';
import { testDatabase } from '../../setup/database/database.ts';

/** One kind of what is kept for a time. */
export interface RetentionCase {
  /** Makes what is kept, named "kept…", and one or more of what goes, named "due…". */
  arrange(): Promise<void>;
  names(): Promise<(string | null)[]>;
}

export const now = new Date('2031-05-05T12:00:00Z');
export const answeredDays = 12;

const hourMs = 3_600_000;
/** Just older than so many days, and just not. */
export const over = (days: number) => new Date(now.getTime() - days * 24 * hourMs - hourMs);
export const under = (days: number) => new Date(now.getTime() - days * 24 * hourMs + hourMs);

export const db = () => testDatabase().prisma;
export const adminId = async () => (await createAdmin({ username: 'keeper' })).id;
