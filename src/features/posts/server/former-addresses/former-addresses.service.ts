import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { formerPath } from '../../../../shared/addresses/former-path.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  findFormerTarget,
  hasFormerAddresses,
  insertFormerAddresses,
} from './former-addresses.queries.ts';

export function keepFormerAddresses(
  tx: Db,
  postId: number,
  paths: readonly string[],
): Promise<void> {
  return insertFormerAddresses(tx, postId, paths);
}

type FormerDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Finds posts by their addresses on former sites, for requests that no route answers.
 * Made-up addresses stay cheap: a site without former addresses queries its database once, other sites do one index lookup.
 */
export class FormerAddresses {
  private areThere: Promise<boolean> | null = null;

  constructor(private readonly deps: FormerDeps) {}

  /** Call after every change of content: there may be former addresses now. */
  forget(): void {
    this.areThere = null;
  }

  async find(address: string): Promise<string | null> {
    const path = formerPath(address);
    if (path === null) return null;
    const { db, clock } = this.deps;
    const asked = this.areThere ?? hasFormerAddresses(db.prisma);
    this.areThere = asked;
    const areThere = await asked.catch((error: unknown) => {
      this.forget();
      throw error;
    });
    if (!areThere) return null;
    const slug = await findFormerTarget(db.prisma, path, clock.now());
    return slug && paths.post(slug);
  }
}
