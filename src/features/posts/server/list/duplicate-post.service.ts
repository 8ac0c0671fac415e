import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { slugFromTitle } from '../../../../shared/text/slug.ts';
import type { EditorPost } from '../../post-editing.ts';
import { postLimits } from '../../posts.ts';
import { type EditorDeps, refuseDeleted, toEditorPost } from '../changes/post-changes.service.ts';
import { availableSlug, insertPost } from '../changes/post-creation.service.ts';
import { noSuchPost, requireOwnPost } from '../post-access.service.ts';
import { findPost, setHeldBack } from '../posts.queries.ts';
import { copyProvenance } from '../provenance/post-provenance.queries.ts';

const slugRoom = '-50'.length;

/**
 * Creates an unpublished copy of a post. The meta title stays unchanged.
 * @throws DomainError NOT_FOUND, also for a deleted post
 */
export async function duplicatePost(
  deps: EditorDeps,
  admin: AdminIdentity,
  id: number,
): Promise<EditorPost> {
  const now = deps.clock.now();
  const copy = await deps.db.prisma.$transaction(async (tx) => {
    const post = await findPost(tx, id);
    if (!post) throw noSuchPost();
    requireOwnPost(admin, post);
    refuseDeleted(post);
    const title = `Copy of ${post.title}`.slice(0, postLimits.title);
    const slug = slugFromTitle(`copy of ${post.slug}`).slice(0, postLimits.slug - slugRoom);
    const { excerpt, content, categoryId, imageUrl, metaTitle, metaDescription, metaKeywords } =
      post;
    const copied = await insertPost(
      deps.contentBus,
      tx,
      admin,
      {
        ...{ title, excerpt, content, categoryId, imageUrl },
        ...{ metaTitle, metaDescription, metaKeywords },
        slug: await availableSlug(tx, slug.replace(/-+$/, '')),
        isPublished: false,
        ...{ publishedAt: null, unpublishAt: null },
        deletedAt: null,
      },
      now,
    );
    await copyProvenance(tx, id, copied.id);
    // The copy has the text that is held back.
    await setHeldBack(tx, copied.id, post.heldBack);
    return { ...copied, heldBack: post.heldBack };
  });
  return toEditorPost(deps, copy, now);
}
