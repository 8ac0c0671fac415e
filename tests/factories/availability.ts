import type { Prisma } from '../../src/server/db/generated/client.ts';
import { dayMs } from '../../src/shared/time/durations.ts';
import { testDatabase } from '../setup/database/database.ts';

type Availability = Partial<Prisma.AvailabilityUncheckedCreateInput>;

/** Good for 30 days from `now` on, and open to briefs. */
export async function createAvailability(
  developerId: number,
  { now, ...overrides }: Availability & { now: Date },
) {
  const days = overrides.days ?? 30;
  return testDatabase().prisma.availability.create({
    data: {
      developerId,
      kinds: ['project'],
      isOpenToBriefs: true,
      days,
      goodUntil: new Date(now.getTime() + days * dayMs),
      remindAt: new Date(now.getTime() + (days - 3) * dayMs),
      ...overrides,
    },
  });
}
