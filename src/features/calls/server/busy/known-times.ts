import { z } from 'zod';
import type { Db } from '../../../../server/db/client.ts';
import type { TakenTime } from '../slots.ts';
import { findBusyTimes } from './calendars.queries.ts';
import { silentSince } from './silence.ts';

const busyTimesSchema = z.array(z.tuple([z.number(), z.number()]));

/** Finds the times that the owner's calendars leave free. */
export interface KnownTimes {
  busy: TakenTime[];
  /** End of what is known, null without calendars. Nothing is known while a calendar is silent, unless its owner goes on. */
  until: Date | null;
}

export async function readKnownTimes(db: Db, now: Date): Promise<KnownTimes> {
  const calendars = await findBusyTimes(db);
  const busy = calendars.flatMap(({ busyTimes }) =>
    busyTimesSchema.parse(busyTimes).map(([from, to]) => ({
      blockedFrom: new Date(from),
      blockedUntil: new Date(to),
    })),
  );
  const ends = calendars.map((calendar) =>
    silentSince(calendar, now) && !calendar.goesOnSince ? 0 : calendar.readUntil.getTime(),
  );
  return { busy, until: ends.length > 0 ? new Date(Math.min(...ends)) : null };
}
