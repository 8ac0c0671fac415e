import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  findFormerTarget,
  hasFormerAddresses,
  insertFormerAddresses,
} from './former-addresses.queries.ts';
import { formerPath } from './former-path.ts';

/** Lets former paths of a post lead to it; one that leads to another post, which is not in the trash, goes on doing so. */
export function keepFormerAddresses(
  tx: Db,
  postId: number,
  paths: readonly string[],
): Promise<void> {
  return insertFormerAddresses(tx, postId, paths);
}

type FormerDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Finds the posts behind addresses of former sites, for what nothing else answers. Anybody can make addresses up: a site that
 * knows no former ones asks its database once, and another one with a single look into an index.
 */
export class FormerAddresses {
  private areThere: Promise<boolean> | null = null;

  constructor(private readonly deps: FormerDeps) {}

  /** Content has changed: there may be some now. */
  forget(): void {
    this.areThere = null;
  }

  /** The path of the public post that was once found there, or null. */
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
