import { randomUUID } from 'node:crypto';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { titleSuffixOf } from '../../../../shared/content/texts/title-suffix.ts';
import { slugFromTitle } from '../../../../shared/text/slug.ts';
import type { DocumentRef } from '../../../documents/documents.ts';
import { beginNewDocument } from '../../../documents/server/new-documents.service.ts';
import { type AutosaveForm, postForm } from '../../../posts/post-editing.ts';
import { defaultCategoryId, postLimits } from '../../../posts/posts.ts';
import { oneLine } from '../drafts/draft-text.ts';
import { claimUsage } from '../usage/ai-usage.queries.ts';
import { asText } from './stage-prompts.ts';
import { textRefOf } from './staged-draft-reads.service.ts';
import { type StoredStagedDraft, updateStagedDraft } from './staged-drafts.queries.ts';
import { lockOpenDraft } from './staged-drafts.service.ts';

/** Sections that were written before the text existed. */
function contentOf({ sections }: StoredStagedDraft): string {
  const content = sections
    .filter(({ html }) => html !== '')
    .map(({ heading, html }) => (heading ? `<h2>${asText(heading)}</h2>\n${html}` : html))
    .join('\n');
  return content.length > postLimits.content ? '' : content;
}

/**
 * Opens a staged draft as a new text of the editor, with its subject as the title. Idempotent.
 * @throws DomainError NOT_FOUND
 */
export function openStagedDraft(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  admin: AdminIdentity,
  id: number,
): Promise<{ text: DocumentRef }> {
  const suffix = titleSuffixOf(siteIdentityOf(content));
  return db.prisma.$transaction(async (tx) => {
    const row = await lockOpenDraft(tx, { id, adminId: admin.adminId });
    const known = row.document && textRefOf(row.document);
    if (known) return { text: known };
    const title = oneLine(row.subject, postLimits.title);
    const form: AutosaveForm = {
      ...{ title, slug: slugFromTitle(title), excerpt: '', content: contentOf(row), imageUrl: '' },
      categoryId: row.categoryId ?? defaultCategoryId,
      isPublished: 'false',
      metaTitle: `${title}${suffix}`.slice(0, postLimits.metaTitle),
      ...{ metaDescription: '', metaKeywords: '', publishAt: '', unpublishAt: '' },
    };
    const key = randomUUID();
    const documentId = await beginNewDocument(tx, admin, { key, kind: postForm.kind, form });
    await updateStagedDraft(tx, id, { documentId });
    await claimUsage(tx, { stagedDraftId: id, documentId });
    return { text: { draftId: key } };
  });
}
