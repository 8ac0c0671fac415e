import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { titleSuffixOf } from '../../../../shared/content/texts/title-suffix.ts';
import { pictureStem } from '../../../../shared/media/media.ts';
import { describePicture } from '../../../media/server/library/library.service.ts';
import type { EditorPost } from '../../../posts/post-editing.ts';
import {
  type EditorDeps,
  getEditorPost,
} from '../../../posts/server/changes/post-changes.service.ts';
import { recordWhole } from '../../../posts/server/provenance/provenance.service.ts';
import { insertWrittenPost, readWrittenAhead } from '../drafts/draft-post.ts';
import type { RawDraft } from '../drafts/draft-shape.ts';
import { generatedPost } from '../drafts/draft-tasks.ts';
import {
  findStagedDraft,
  lockStagedDraft,
  type StoredStagedDraft,
  updateStagedDraft,
} from './staged-drafts.queries.ts';

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asText = (words: string) => words.replace(/[&<>]/g, (sign) => markup[sign] ?? sign);

/** Joins the sections; one without a heading continues the previous section. */
function contentOf({ sections }: StoredStagedDraft): string {
  return sections
    .filter(({ html }) => html !== '')
    .map(({ heading, html }) => (heading ? `<h2>${asText(heading)}</h2>\n${html}` : html))
    .join('\n');
}

function draftOf(row: StoredStagedDraft): RawDraft {
  const { title, slug, excerpt, metaTitle, metaDescription, metaKeywords } = row;
  const content = contentOf(row);
  return {
    ...{ title, slug, excerpt, content, metaTitle, metaDescription, metaKeywords },
    imagePrompt: '',
  };
}

/**
 * Creates a draft post from a staged draft. Idempotent.
 * @throws DomainError NOT_FOUND, BAD_REQUEST while a text, a title or an excerpt is missing
 */
export async function saveStagedDraft(
  deps: EditorDeps & Pick<Deps, 'db' | 'content'>,
  admin: AdminIdentity,
  id: number,
): Promise<EditorPost> {
  const titleSuffix = titleSuffixOf(siteIdentityOf(deps.content));
  const { adminId } = admin;
  const { contentBus, textWork } = deps;
  const now = deps.clock.now();
  const seen = await findStagedDraft(deps.db.prisma, { id, adminId });
  // Parsed before the lock, so that the transaction does not wait for the parser.
  const made = seen && (await deps.textWork.once(generatedPost, { ...draftOf(seen), titleSuffix }));
  if (made) await readWrittenAhead(deps, made);
  const postId = await deps.db.prisma.$transaction(async (tx) => {
    const row = await lockStagedDraft(tx, { id, adminId });
    if (row?.savedAt && row.postId) return row.postId;
    if (!row || row.savedAt || row.discardedAt) {
      throw new DomainError('NOT_FOUND', 'This draft is not there any more.');
    }
    const { imageUrl, imageAlt, categoryId } = row;
    const post = await deps.textWork.once(generatedPost, { ...draftOf(row), titleSuffix });
    if (!post) {
      throw new DomainError('BAD_REQUEST', 'A text, a title and an excerpt are needed first.');
    }
    const made = { post: { ...post, imageUrl }, categoryId, now };
    const created = await insertWrittenPost({ contentBus, textWork }, tx, admin, made);
    await recordWhole({ textWork: deps.textWork }, tx, admin, {
      ...{ postId: created, html: post.content, createdAt: row.createdAt, now },
      model: row.steps.findLast(({ purpose }) => purpose === 'section')?.model ?? '',
    });
    await describePicture(tx, admin, { id: pictureStem(imageUrl) ?? '', altText: imageAlt });
    await updateStagedDraft(tx, id, { savedAt: now, postId: created });
    return created;
  });
  await deps.contentBus.announce();
  return getEditorPost(deps, admin, postId);
}
