import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';
import { createRequest } from './contact-requests.ts';

export const testimonialForm = {
  quote: 'They asked the right questions first, and it went live on the day they said.',
  author: 'Ada Lovelace',
  role: 'Owner of a bakery',
  rating: '5',
  consent: 'on',
} as const;

/** Asks for a testimonial about a new closed request, or about `requestId`. @returns the key of its link */
export async function createTestimonial(
  overrides: Partial<Prisma.TestimonialUncheckedCreateInput> = {},
) {
  const requestId = overrides.requestId ?? (await createRequest({ status: 'won' })).id;
  const key = randomBytes(24).toString('base64url');
  await testDatabase().prisma.testimonial.create({
    data: {
      keyHash: createHash('sha256').update(key).digest('hex'),
      askedAt: new Date(),
      endsAt: new Date('2100-01-01'),
      ...overrides,
      requestId,
    },
  });
  return { key, requestId };
}
