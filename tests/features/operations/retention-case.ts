import { createAdmin } from '../../factories/admins.ts';
import { testDatabase } from '../../setup/database/database.ts';

export interface RetentionCase {
  /** Creates rows to keep, named "kept…", and rows that are due, named "due…". */
  arrange(): Promise<void>;
  names(): Promise<(string | null)[]>;
}

export const now = new Date('2031-05-05T12:00:00Z');
export const answeredDays = 12;

const hourMs = 3_600_000;
/** `over` is an hour older than this many days, `under` an hour newer. */
export const over = (days: number) => new Date(now.getTime() - days * 24 * hourMs - hourMs);
export const under = (days: number) => new Date(now.getTime() - days * 24 * hourMs + hourMs);

export const db = () => testDatabase().prisma;
export const adminId = async () => (await createAdmin({ username: 'keeper' })).id;
