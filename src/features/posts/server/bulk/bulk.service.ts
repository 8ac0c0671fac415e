import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { withEachRow } from '../../../../server/each-row.ts';
import type { BulkChange, BulkOutcome, BulkUndo, SeenPost } from '../../post-bulk.ts';
import {
  asDate,
  type Change,
  changePost,
  type EditorDeps,
  hasSameColumns,
  refusalOf,
  refuseDeleted,
} from '../changes/post-changes.service.ts';
import { postStatus, publicationChange, slugBeforeDeletion } from '../changes/post-status.ts';
import { changeTag } from '../details/details.service.ts';
import type { StoredPost } from '../posts.queries.ts';
import {
  deletePostForGood,
  toDeleted,
  toPublished,
  toUndeleted,
  toUnpublished,
} from '../publishing/publishing.service.ts';

type TagChange = Extract<BulkChange, { tag: string }>;
type Decide = (current: StoredPost, now: Date) => Change | null;

/** Changes each post in its own transaction, and only in the version that the caller saw. */
function changeEach<Post extends SeenPost>(
  deps: EditorDeps,
  admin: AdminIdentity,
  posts: readonly Post[],
  decideFor: (post: Post) => Decide,
): Promise<BulkOutcome> {
  return withEachRow(posts, async (post) => {
    const before: StoredPost[] = [];
    const after = await changePost(deps, admin, post.id, (current, now) => {
      const change = decideFor(post)(current, now);
      const refusal = change && refusalOf(current, { version: post.version });
      if (refusal) throw refusal;
      if (change) before.push(current);
      return change;
    });
    const [former] = before;
    return former ? { id: post.id, version: after.version, before: former } : null;
  });
}

const toCategory =
  (categoryId: number): Decide =>
  (current) => {
    refuseDeleted(current);
    return current.categoryId === categoryId
      ? null
      : { columns: { categoryId }, action: 'updated' };
  };

function decisionOf(change: Exclude<BulkChange, TagChange>): Decide {
  switch (change.kind) {
    case 'publish':
      return toPublished;
    case 'unpublish':
      return toUnpublished;
    case 'undelete':
      return toUndeleted;
    case 'category':
      return toCategory(change.categoryId);
  }
}

export function changePosts(
  deps: EditorDeps,
  admin: AdminIdentity,
  { posts, change }: { posts: readonly SeenPost[]; change: BulkChange },
): Promise<BulkOutcome> {
  return 'tag' in change
    ? tagEach(deps, admin, posts, change)
    : changeEach(deps, admin, posts, () => decisionOf(change));
}

/** Ignores the seen version: tags belong to no version. The opposite change is the undo. */
function tagEach(
  deps: EditorDeps,
  admin: AdminIdentity,
  posts: readonly SeenPost[],
  { kind, tag }: TagChange,
): Promise<BulkOutcome> {
  const isWanted = kind === 'addTag';
  return withEachRow(posts, async ({ id }) => {
    const post = await changeTag(deps, admin, { id, tag, isWanted });
    return post ? { id, version: post.version, before: post } : null;
  });
}

export function deletePosts(
  deps: EditorDeps,
  admin: AdminIdentity,
  posts: readonly SeenPost[],
): Promise<BulkOutcome> {
  return changeEach(deps, admin, posts, () => toDeleted);
}

/** Skips posts that changed since. Restores deleted posts. */
export function undoChanges(
  deps: EditorDeps,
  admin: AdminIdentity,
  posts: BulkUndo['posts'],
): Promise<BulkOutcome> {
  return changeEach(deps, admin, posts, ({ before }) => (current, now) => {
    const { isPublished, categoryId } = before;
    const columns = {
      ...{ isPublished, categoryId },
      publishedAt: asDate(before.publishedAt) ?? null,
      unpublishAt: asDate(before.unpublishAt) ?? null,
      ...{ deletedAt: null, slug: slugBeforeDeletion(current.slug) },
    };
    if (hasSameColumns(current, columns)) return null;
    const action = current.deletedAt
      ? 'undeleted'
      : publicationChange(postStatus(current, now), postStatus({ ...current, ...columns }, now));
    return { columns, action };
  });
}

export async function deletePostsForGood(
  deps: EditorDeps,
  admin: AdminIdentity,
  posts: readonly SeenPost[],
): Promise<Pick<BulkOutcome, 'failed'>> {
  const { failed } = await withEachRow(posts, async ({ id }) => {
    await deletePostForGood(deps, admin, id);
    return null;
  });
  return { failed };
}
