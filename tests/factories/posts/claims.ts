import { claimHash } from '../../../src/features/claims/server/post-claims.service.ts';
import { testDatabase } from '../../setup/database/database.ts';

interface ClaimOverrides {
  kind?: 'price' | 'number' | 'date';
  words?: string;
  sentence?: string;
  recheckAt?: Date | null;
  leftTextAt?: Date | null;
}

/** A claim with a source by default. */
export function createClaim(postId: number, overrides: ClaimOverrides = {}) {
  const claim = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.', ...overrides };
  return testDatabase().prisma.postClaim.create({
    data: {
      ...{ postId, state: 'sourced', sourceUrl: 'https://example.com/prices' },
      ...{ answeredBy: 'admin:test', answeredAt: new Date(), keyHash: claimHash(claim) },
      ...claim,
    },
    select: { id: true },
  });
}
