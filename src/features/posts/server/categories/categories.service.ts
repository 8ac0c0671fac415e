import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import { isUniqueViolation } from '../../../../server/db/constraint-errors.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { AdminCategory, CategoryInput } from '../../post-editing.ts';
import { defaultCategoryId } from '../../posts.ts';
import {
  type CategoryRow,
  deleteCategory as deleteRow,
  findCategoriesWithCounts,
  insertCategory,
  lockCategory,
  movePosts,
  shareCategory,
  updateCategory as updateRow,
} from './categories.queries.ts';

type CategoryDeps = Pick<Deps, 'db' | 'contentBus'>;

function onWire({ _count, ...row }: CategoryRow): AdminCategory {
  return { ...row, postCount: _count.posts };
}

const notFound = () => new DomainError('NOT_FOUND', 'Category not found');

async function log(
  tx: Db,
  admin: AdminIdentity,
  action: string,
  row: { id: number; name: string },
) {
  await recordActivity(tx, {
    actor: admin.label,
    action,
    targetType: 'category',
    targetId: row.id,
    summary: row.name,
  });
}

async function inTransaction<T>(deps: CategoryDeps, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    const result = await deps.db.prisma.$transaction(async (tx) => {
      const changed = await work(tx);
      await deps.contentBus.record(tx);
      return changed;
    });
    await deps.contentBus.announce();
    return result;
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new DomainError('CONFLICT', 'Another category already has this name or slug.');
    }
    throw error;
  }
}

export async function listCategoriesWithCounts({ db }: Pick<Deps, 'db'>): Promise<AdminCategory[]> {
  return (await findCategoriesWithCounts(db.prisma)).map(onWire);
}

/** @throws DomainError CONFLICT when the name or slug is taken. */
export function createCategory(
  deps: CategoryDeps,
  admin: AdminIdentity,
  input: CategoryInput,
): Promise<AdminCategory> {
  return inTransaction(deps, async (tx) => {
    const row = await insertCategory(tx, input);
    await log(tx, admin, 'created', row);
    return onWire(row);
  });
}

/** @throws DomainError NOT_FOUND, or CONFLICT when the name or slug is taken. */
export function updateCategory(
  deps: CategoryDeps,
  admin: AdminIdentity,
  { id, ...input }: CategoryInput & { id: number },
): Promise<AdminCategory> {
  return inTransaction(deps, async (tx) => {
    if (!(await lockCategory(tx, id))) throw notFound();
    const row = await updateRow(tx, id, input);
    await log(tx, admin, 'updated', row);
    return onWire(row);
  });
}

/**
 * Moves the posts to another category. Without a target, only deleted posts may be in it.
 * @throws DomainError NOT_FOUND, BAD_REQUEST for an invalid target, CONFLICT for the default category and for posts without a target
 */
export function deleteCategory(
  deps: CategoryDeps,
  admin: AdminIdentity,
  input: { id: number; moveToCategoryId?: number | undefined },
): Promise<void> {
  const { id, moveToCategoryId } = input;
  if (id === defaultCategoryId) {
    throw new DomainError(
      'CONFLICT',
      'The default category cannot be deleted; new posts start there.',
    );
  }
  if (moveToCategoryId === id) {
    throw new DomainError('BAD_REQUEST', 'Choose another category for the posts.');
  }
  return inTransaction(deps, async (tx) => {
    const row = await lockCategory(tx, id);
    if (!row) throw notFound();
    const postCount = row._count.posts;
    if (moveToCategoryId !== undefined) {
      if (!(await lockCategory(tx, moveToCategoryId))) {
        throw new DomainError('BAD_REQUEST', 'The category for the posts does not exist.');
      }
      await movePosts(tx, { from: id, to: moveToCategoryId, onlyDeleted: false });
    } else if (postCount > 0) {
      const posts = postCount === 1 ? '1 post' : `${postCount} posts`;
      throw new DomainError(
        'CONFLICT',
        `"${row.name}" has ${posts}. Choose a category to move them to first.`,
      );
    } else {
      await movePosts(tx, { from: id, to: null, onlyDeleted: true });
    }
    await deleteRow(tx, id);
    await log(tx, admin, 'deleted', row);
  });
}

/** Keeps a chosen category until the transaction ends. @returns its id; null when it is gone */
export async function holdCategory(tx: Db, id: number): Promise<number | null> {
  return (await shareCategory(tx, id)) ? id : null;
}
