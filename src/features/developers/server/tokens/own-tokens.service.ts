import {
  addToken,
  countTokensOf,
  endToken,
  tokensOf,
} from '../../../../server/auth/api-tokens.service.ts';
import { lockDeveloper } from '../../../../server/db/lock-developer.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import {
  type DeveloperToken,
  developerTokenScopes,
  type NewDeveloperToken,
} from '../../../../shared/developer-tokens.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';

type TokenDeps = Pick<Deps, 'db' | 'clock'>;

/** Newest first. */
export function listOwnTokens(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<DeveloperToken[]> {
  return tokensOf(db.prisma, { developerId }, developerTokenScopes);
}

/** @throws DomainError CONFLICT beyond the quota */
export async function createOwnToken(
  { db, clock }: TokenDeps,
  developerId: number,
  input: NewDeveloperToken,
): Promise<DeveloperToken & { token: string }> {
  const now = clock.now();
  return db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    if ((await countTokensOf(tx, developerId, now)) >= quotas.developerTokens.limit) {
      throw new DomainError(
        'CONFLICT',
        `You have ${quotas.developerTokens.limit} tokens. Revoke one that you no longer use.`,
      );
    }
    return addToken(tx, { ...input, owner: { developerId } }, now);
  });
}

/** Idempotent. @throws DomainError NOT_FOUND for a token of somebody else */
export async function revokeOwnToken(
  { db, clock }: TokenDeps,
  developerId: number,
  tokenId: number,
): Promise<void> {
  await db.prisma.$transaction((tx) =>
    endToken(tx, { developerId }, { id: tokenId, now: clock.now() }),
  );
}
