import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { contentFormPath } from '../../../shared/addresses/content-address.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { ContentDeps } from '../../content/server/content.service.ts';
import { onlyAuthorOf } from '../../documents/server/document-access.ts';
import { findFactsAhead } from '../../facts/server/document-facts.service.ts';
import type { ContentUse, MediaReplaced, MediaUses } from '../../media/media-library.ts';
import { requireOwnPicture, requirePicture } from '../../media/server/library/library.service.ts';
import { pictureUrl } from '../../media/server/media.service.ts';
import type { EditorDeps } from '../../posts/server/changes/post-changes.service.ts';
import { findStoredPost } from '../../posts/server/post-access.service.ts';
import {
  type ChangeableContent,
  contentAsItIs,
  replaceInContent,
} from './content-pictures.service.ts';
import {
  type ContentUseRow,
  countFormerPosts,
  findContentWith,
  findPostsWith,
  replaceSocialPicture,
} from './post-pictures.queries.ts';
import { changeText } from './text-changes.service.ts';

/** Limits the posts of one replacement and the posts that `listUses` reads. */
const mostPosts = 100;

/** Returns titles of an author's own posts only; other posts are counted. */
export async function listUses(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  kinds: readonly ContentKind[],
  id: string,
): Promise<MediaUses> {
  const only = onlyAuthorOf(admin);
  const [found, formerPostCount, content] = await Promise.all([
    findPostsWith(db.prisma, id, mostPosts),
    countFormerPosts(db.prisma, id),
    findContentWith(db.prisma, id),
  ]);
  const own = found.filter(({ authorId }) => only === undefined || authorId === only);
  return {
    posts: own.map((post) => ({ id: post.id, title: post.title })),
    otherPostCount: found.length - own.length,
    formerPostCount,
    content: kinds.flatMap(({ name: kind, title }) => {
      const row = content.find((one) => one.kind === kind);
      if (!row) return [];
      const path = roleMay(admin.role, 'editContent') ? contentFormPath(kind) : null;
      return [{ kind, title, path, uses: usesOf(row) }];
    }),
  };
}

function usesOf({ isPublic, isDrafted, isScheduled }: ContentUseRow): ContentUse[] {
  const uses: ContentUse[] = [
    ...(isPublic ? (['public'] as const) : []),
    ...(isDrafted ? (['draft'] as const) : []),
    ...(isScheduled ? (['scheduled'] as const) : []),
  ];
  return uses.length > 0 ? uses : ['former'];
}

/**
 * Replaces a picture in every post and in all content that shows it; each gets a new version. The new picture has its own address, because
 * browsers cache picture addresses forever.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT when too many posts show it
 */
export async function replacePicture(
  deps: EditorDeps & ContentDeps,
  admin: AdminIdentity,
  content: ChangeableContent,
  { id, byId }: { id: string; byId: string },
): Promise<MediaReplaced> {
  await requireOwnPicture(deps, admin, id);
  if (byId === id) return { changedCount: 0, failed: [], content: contentAsItIs };
  const by = pictureUrl(await requirePicture(deps, byId));
  const posts = await findPostsWith(deps.db.prisma, id, mostPosts + 1);
  if (posts.length > mostPosts) {
    throw new DomainError('CONFLICT', `More than ${mostPosts} posts show this picture.`);
  }
  const files = new RegExp(`${paths.media(id)}-w\\d{1,5}\\.(?:jpg|webp)`, 'g');
  const withOther = (text: string) => text.replace(files, by);
  const failed: MediaReplaced['failed'] = [];
  for (const post of posts) {
    try {
      const seen = await findStoredPost(deps, post.id);
      if (seen) await findFactsAhead(deps, post.id, withOther(seen.content));
      await changeText(deps, admin, post.id, async (current, _now, tx) => {
        await replaceSocialPicture(tx, post.id, { pictureId: id, by });
        const columns = {
          imageUrl: withOther(current.imageUrl),
          content: withOther(current.content),
        };
        return { columns, action: 'replaced a picture of' };
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failed.push({ id: post.id, message: error.message });
    }
  }
  return {
    changedCount: posts.length - failed.length,
    failed,
    content: await replaceInContent(deps, admin, content, { id, withOther }),
  };
}
