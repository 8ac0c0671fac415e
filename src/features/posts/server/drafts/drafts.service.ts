import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { type DraftLineage, hasText, type PostDraft } from '../../post-drafts.ts';
import type { AutosaveForm } from '../../post-editing.ts';
import type { EditorDeps } from '../changes/post-changes.service.ts';
import { findSamePost, insertPost } from '../changes/post-creation.service.ts';
import type { PostColumns, StoredPost } from '../posts.queries.ts';
import { noSuchDraft, requireOwnDraft } from './draft-access.ts';
import {
  type DraftColumns,
  findCategoryNames,
  findDraft,
  lockDraft,
  markDeleted,
  noText,
  purgeEndedBefore,
  removeBareDraft,
  removeDraft,
  type StoredDraft,
  writeDraft,
} from './drafts.queries.ts';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

function toForm(draft: StoredDraft): AutosaveForm {
  const { title, slug, excerpt, content, categoryId, imageUrl, publishAt } = draft;
  const { metaTitle, metaDescription, metaKeywords } = draft;
  const isPublished = draft.isPublished ? 'true' : 'false';
  return {
    ...{ title, slug, excerpt, content, categoryId, imageUrl, isPublished, publishAt },
    ...{ metaTitle, metaDescription, metaKeywords },
  };
}

function toColumns(form: AutosaveForm): DraftColumns {
  return { ...form, isPublished: form.isPublished === 'true' };
}

function isChangedElsewhere(draft: StoredDraft, { version, savedFrom }: DraftLineage): boolean {
  return draft.version !== version && draft.savedFrom !== savedFrom;
}

function changedElsewhere({ savedBy }: StoredDraft): DomainError {
  return new DomainError('CONFLICT', `This draft was changed elsewhere by ${savedBy}.`);
}

const withoutText = { ...noText, categoryId: null, publishAt: '' };

const becamePost = () => new DomainError('CONFLICT', 'This draft has become a post meanwhile.');

/** Includes deleted drafts and drafts that became posts. Returns null for an unknown id. */
export async function getDraft(
  { db }: DraftDeps,
  admin: AdminIdentity,
  id: string,
): Promise<PostDraft | null> {
  const draft = await findDraft(db.prisma, id);
  requireOwnDraft(admin, draft);
  if (!draft) return null;
  const { version, savedFrom, savedBy, postId } = draft;
  const form = toForm(draft);
  const isCategoryThere = (await findCategoryNames(db.prisma, [draft.categoryId ?? 0])).size > 0;
  return {
    ...{ id, version, savedFrom, savedBy, postId },
    form: isCategoryThere ? form : { ...form, categoryId: null },
    updatedAt: draft.updatedAt,
    isDeleted: draft.deletedAt !== null,
  };
}

/**
 * Creates the draft on the first save. A save into a deleted draft restores it.
 * A save without text deletes the row, or marks it as deleted while facts, provenance or links point to it.
 * @throws DomainError CONFLICT when the draft holds text that this editor has not seen, or became a post.
 */
export function saveDraft(
  { db, clock }: DraftDeps,
  admin: AdminIdentity,
  input: DraftLineage & { id: string; form: AutosaveForm },
): Promise<{ version: number; savedAt: Date }> {
  const { id, form, savedFrom } = input;
  return db.prisma.$transaction(async (tx) => {
    const current = await lockDraft(tx, id);
    requireOwnDraft(admin, current);
    if (current?.postId) throw becamePost();
    if (
      current &&
      isChangedElsewhere(current, input) &&
      !isDeepStrictEqual(toForm(current), form)
    ) {
      throw changedElsewhere(current);
    }
    const isEmpty = !hasText(form);
    if (isEmpty && (!current || (await removeBareDraft(tx, id)))) {
      return { version: 0, savedAt: clock.now() };
    }
    const version = (current?.version ?? 0) + 1;
    const savedAt = await writeDraft(tx, id, {
      ...{ ...toColumns(form), ...(isEmpty && withoutText) },
      ...{ version, savedFrom, savedBy: admin.label, postId: null },
    });
    if (isEmpty) await markDeleted(tx, id, clock.now());
    return { version, savedAt };
  });
}

/** @throws DomainError NOT_FOUND for an unknown draft and for one that became a post */
export async function setDraftDeleted(
  { db, clock }: DraftDeps,
  admin: AdminIdentity,
  { id, isDeleted }: { id: string; isDeleted: boolean },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (!draft || draft.postId) throw noSuchDraft();
    requireOwnDraft(admin, draft);
    if ((draft.deletedAt !== null) === isDeleted) return;
    await markDeleted(tx, id, isDeleted ? clock.now() : null);
    await recordActivity(tx, {
      actor: admin.label,
      action: isDeleted ? 'deleted' : 'undeleted',
      targetType: 'draft',
      summary: draft.title,
    });
  });
}

/** @throws DomainError NOT_FOUND for an unknown draft, CONFLICT for one that is not deleted */
export async function deleteDraftForGood(
  { db }: Pick<DraftDeps, 'db'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (!draft || draft.postId) throw noSuchDraft();
    requireOwnDraft(admin, draft);
    if (!draft.deletedAt) {
      throw new DomainError('CONFLICT', 'Only a deleted draft can be deleted for good.');
    }
    await removeDraft(tx, id);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'deleted for good',
      targetType: 'draft',
      summary: draft.title,
    });
  });
}

/**
 * Turns a draft into a post. The caller moves what points to the draft and announces the post.
 * A repeated call has no further effect.
 * @throws DomainError CONFLICT for a taken slug, for text that this editor has not seen, and when another editor made a post of
 * it; BAD_REQUEST for an unknown category
 */
export async function makePostOfDraft(
  contentBus: EditorDeps['contentBus'],
  tx: Db,
  admin: AdminIdentity,
  { draftId, version, savedFrom }: DraftLineage & { draftId: string },
  { columns, now }: { columns: PostColumns; now: Date },
): Promise<{ post: StoredPost; isNew: boolean }> {
  const draft = await lockDraft(tx, draftId);
  requireOwnDraft(admin, draft);
  if (draft?.postId) {
    const existing = await findSamePost(tx, draft.postId, columns);
    if (!existing) throw becamePost();
    return { post: existing, isNew: false };
  }
  if (draft && isChangedElsewhere(draft, { version, savedFrom })) throw changedElsewhere(draft);
  const post = await insertPost(contentBus, tx, admin, columns, now);
  // The row stays so that late saves are refused.
  await writeDraft(tx, draftId, {
    ...withoutText,
    ...{ title: post.title, slug: post.slug, isPublished: post.isPublished },
    ...{ version: (draft?.version ?? 0) + 1, savedFrom, savedBy: admin.label, postId: post.id },
  });
  return { post, isNew: true };
}

export function purgeEndedDrafts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedBefore(db.prisma, daysBefore(clock.now(), keptDays.deletedDrafts), mode);
}
