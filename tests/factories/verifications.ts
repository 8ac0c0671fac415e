import type { Prisma } from '../../src/server/db/generated/client.ts';
import { dayMs } from '../../src/shared/time/durations.ts';
import { testDatabase } from '../setup/database/database.ts';

type Overrides = Partial<Prisma.VerificationUncheckedCreateInput>;

/** Asked for, and open. */
export function createVerification(developerId: number, overrides: Overrides = {}) {
  return testDatabase().prisma.verification.create({
    data: { developerId, askedAt: new Date(), ...overrides },
  });
}

/** A mark that holds, with all that led to it. */
export function createMark(developerId: number, overrides: Overrides = {}) {
  const now = Date.now();
  return createVerification(developerId, {
    ...{ taskTitle: 'A task', taskText: 'Build it.', lookedFor: 'Care.' },
    givenAt: new Date(now - 3 * dayMs),
    answerUntil: new Date(now + 4 * dayMs),
    ...{ answer: 'Here it is.', answeredAt: new Date(now - 2 * dayMs) },
    ...{ isPassed: true, remarks: 'Good work.', assessedAt: new Date(now - dayMs) },
    ...{ reviewRemarks: 'Good work.', reviewedAt: new Date(now - dayMs) },
    ...{ endedAt: new Date(now), outcome: 'verified', examined: 'Two projects.' },
    // Beyond every clock of a test.
    markUntil: new Date('2190-01-01T00:00:00Z'),
    ...overrides,
  });
}
