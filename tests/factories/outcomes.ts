import type { Prisma } from '../../src/server/db/generated/client.ts';
import { dayMs } from '../../src/shared/time/durations.ts';
import { testDatabase } from '../setup/database/database.ts';
import { createAccessLink } from './access-links.ts';
import { createRequest } from './contact-requests.ts';
import { createDeveloper } from './developers.ts';

export const recommendationForm = {
  words: 'Marit asked before she built, and it went live on the day that she said.',
  author: 'Ada L.',
  consent: 'on',
} as const;

/** A developer who was chosen for a new request, or for `requestId`. */
export async function createChoice({
  chosenAt,
  ...given
}: {
  chosenAt: Date;
  requestId?: number;
  developerId?: number;
}) {
  const requestId = given.requestId ?? (await createRequest()).id;
  const developerId = given.developerId ?? (await createDeveloper({ developerName: 'Marit' })).id;
  const { id: briefId } = await testDatabase().prisma.brief.create({
    data: {
      ...{ requestId, developerId, state: 'chosen' },
      ...{ createdAt: new Date(chosenAt.getTime() - dayMs), endsAt: chosenAt },
    },
  });
  return { requestId, developerId, briefId };
}

/** A job of the client that answered yes and wrote, which is counted and shown. */
export const recommended = () => ({
  ...{ clientAnswer: 'finished' as const, clientAnsweredAt: new Date() },
  ...{ words: recommendationForm.words, author: recommendationForm.author },
  consentedAt: new Date(),
});

/**
 * Both sides have been asked what became of a choice thirty days ago.
 * @param of names the request or the developer, which are new otherwise
 * @returns the key of the client's link too, which opens until 2100
 */
export async function createOutcome(
  overrides: Partial<Prisma.OutcomeUncheckedCreateInput> = {},
  of: { requestId?: number; developerId?: number } = {},
) {
  const chosenAt = new Date(Date.now() - 30 * dayMs);
  const { requestId, developerId, briefId } = await createChoice({ chosenAt, ...of });
  const { id: outcomeId } = await testDatabase().prisma.outcome.create({
    data: { briefId, developerId, chosenAt, askedAt: new Date(), ...overrides },
  });
  const key = await createAccessLink({ outcomeId });
  return { outcomeId, requestId, developerId, briefId, key };
}
