import { hashToken } from '../../../server/auth/admin-identity.service.ts';
import { noteGrantUse } from '../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../server/auth/grants/register.ts';
import { makeLinkKey } from '../../../server/auth/link-keys.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { PageLinks } from '../../../server/outbox/message-links.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { testimonialLinkDays } from '../testimonial-options.ts';
import { clearKey, findOpenKey, setKey } from './testimonial-links.queries.ts';

export const noSuchLink = () => new DomainError('NOT_FOUND', 'This link opens nothing.');

/**
 * Returns the request of a link.
 * @throws DomainError NOT_FOUND for an unknown, ended or revoked one; the three look the same
 */
export async function openTestimonial(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<{ requestId: number; keyHash: string }> {
  const now = clock.now();
  const keyHash = hashToken(key);
  const found = await findOpenKey(db.prisma, keyHash, now);
  if (!found) throw noSuchLink();
  const { lastUsedAt, requestId } = found;
  await noteGrantUse(db.prisma, grantKinds.testimonialLink, { keyHash, lastUsedAt, now });
  return { requestId, keyHash };
}

/** A testimonial has one link: a new one replaces it. */
export function createTestimonialLinks({
  clock,
  settings,
}: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  const prefix = absoluteUrl(settings.siteOrigin, paths.testimonial(''));
  return {
    async make(tx, testimonialId) {
      const lifetimeDays = testimonialLinkDays;
      const { key, stored } = makeLinkKey(clock.now(), { lifetimeDays });
      await setKey(tx, testimonialId, stored);
      return `${prefix}${key}`;
    },
    takeBack: (db, address) => clearKey(db, hashToken(address.slice(prefix.length))),
  };
}
