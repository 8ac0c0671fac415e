import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database/database.ts';
import { createAccessLink } from './access-links.ts';
import { createRequest } from './contact-requests.ts';

export const testimonialForm = {
  quote: 'They asked the right questions first, and it went live on the day they said.',
  author: 'Ada Lovelace',
  role: 'Owner of a bakery',
  rating: '5',
  consent: 'on',
} as const;

/**
 * Asks for a testimonial about a new closed request, or about `requestId`.
 * @param link overrides its link, which opens until 2100
 * @returns the key of its link
 */
export async function createTestimonial(
  overrides: Partial<Prisma.TestimonialUncheckedCreateInput> = {},
  link: { keyHash?: string; endsAt?: Date | null } = {},
) {
  const requestId = overrides.requestId ?? (await createRequest({ status: 'won' })).id;
  const { id: testimonialId } = await testDatabase().prisma.testimonial.create({
    data: {
      askedAt: new Date(),
      consentedAt: overrides.quote ? new Date() : null,
      ...overrides,
      requestId,
    },
  });
  return { key: await createAccessLink({ testimonialId, ...link }), requestId };
}
