import { setImmediate } from 'node:timers/promises';
import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../../server/db/client.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { pictureStem } from '../../../../../shared/media/media.ts';
import { recordActivity } from '../../../../accounts/server/activity/activity.service.ts';
import { announceContent } from '../../../../content/server/content.service.ts';
import { addFacts } from '../../../../facts/server/document-facts.service.ts';
import { factKeysOfText } from '../../../../facts/server/fact-task.ts';
import { storePicture } from '../../../../media/server/media.service.ts';
import { defaultCategoryId } from '../../../../posts/posts.ts';
import { createVersion, type NewPost } from '../../../../posts/server/changes/post-store.ts';
import { keepFormerAddresses } from '../../../../posts/server/former-addresses/former-addresses.service.ts';
import {
  type Acceptance,
  keepProvenance,
} from '../../../../posts/server/provenance/provenance.service.ts';
import { holdBack } from '../../../../posts/server/publishing/held-back.service.ts';
import { setTags } from '../../../../posts/server/tags.service.ts';
import { importLimits } from '../../../post-transfer.ts';
import { takeContent } from '../content/import-content.service.ts';
import type { SiteContent } from '../content/plan-content.ts';
import { findAccounts } from '../import-lookups.queries.ts';
import {
  findItemsOf,
  moveItem,
  rememberMade,
  type StoredImport,
  updateImport,
  updateImportedDetails,
} from '../imports.queries.ts';
import type { PlannedPost } from '../planning/former-addresses.ts';
import { type MadePost, makePost, publicityOf } from '../planning/plan.ts';
import { prepareImport } from '../prepare-import.ts';
import { readMoment, type SourcePost, storedFacts } from '../source-post.ts';
import { beginning, oneLine } from '../text/plain-text.ts';
import { findDisplaced } from '../undo/undo-import.queries.ts';
import { ensureCategories } from './ensure-categories.service.ts';

type MakeDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'contentBus'
  | 'mediaStore'
  | 'lines'
  | 'log'
  | 'textWork'
  | 'content'
  | 'settings'
>;

/** A draft keeps an earlier publication date for a later publication. */
function publicationOf(source: SourcePost, isPublishing: boolean, now: Date) {
  const publicity = isPublishing ? publicityOf(source, now) : 'never';
  const isPast = source.publishedAt !== null && source.publishedAt <= now;
  if (publicity === 'never') {
    return { isPublished: false, publishedAt: isPast ? source.publishedAt : null };
  }
  return { isPublished: true, publishedAt: source.publishedAt ?? now };
}

interface Making {
  row: StoredImport;
  admin: AdminIdentity;
  categories: ReadonlyMap<string, number>;
  accounts: ReadonlyMap<string, number>;
}

function provenanceOf({ provenance }: SourcePost): Acceptance[] {
  return provenance.flatMap((row) => {
    const [writtenAt, acceptedAt] = [readMoment(row.writtenAt), readMoment(row.acceptedAt)];
    return writtenAt && acceptedAt ? [{ ...row, writtenAt, acceptedAt }] : [];
  });
}

const mostReasons = 10;

const heldBackBy = ({ holds }: SourcePost) =>
  holds.slice(0, mostReasons).map((reason) => beginning(oneLine(reason), importLimits.noteLength));

async function writePost(
  deps: Pick<Deps, 'textWork'>,
  tx: Db,
  { admin, accounts }: Making,
  source: SourcePost,
  { made, columns, now }: { made: MadePost; columns: NewPost; now: Date },
): Promise<number> {
  const authorId = accounts.get(source.author ?? '') ?? admin.adminId;
  const { id } = await createVersion(tx, columns, { actor: admin.label, authorId, now });
  const { byline, canonicalUrl, socialImageUrl, language } = made;
  await updateImportedDetails(tx, id, { byline, canonicalUrl, socialImageUrl, language });
  if (source.holds.length > 0) await holdBack(tx, id, heldBackBy(source));
  await setTags(tx, id, made.tags);
  await keepFormerAddresses(tx, id, made.formerPaths);
  await keepProvenance(tx, id, provenanceOf(source));
  await addFacts(
    { textWork: deps.textWork },
    tx,
    { id, content: columns.content },
    storedFacts(source.facts),
    now,
  );
  return id;
}

/** The outcome row moves in the same transaction, so a post is created only once. */
async function importPost(
  deps: MakeDeps,
  making: Making,
  { position, plan, made }: { position: number; plan: PlannedPost; made: MadePost },
): Promise<void> {
  const { row, categories } = making;
  const item = { importId: row.id, position, from: 'waiting' } as const;
  const { prisma } = deps.db;
  const { notes } = made;
  if (made.fault) {
    await moveItem(prisma, item, { outcome: 'failed', notes: [made.fault, ...notes] });
    return;
  }
  const now = deps.clock.now();
  const { title, slug, excerpt, content, imageUrl } = made;
  const { metaTitle, metaDescription, metaKeywords } = made;
  const columns: NewPost = {
    ...{ title, slug, excerpt, content, imageUrl, metaTitle, metaDescription, metaKeywords },
    categoryId: categories.get(made.category?.toLowerCase() ?? '') ?? row.categoryId,
    ...publicationOf(plan.source, row.isPublishing, now),
    ...{ unpublishAt: null, deletedAt: null },
  };
  try {
    if (plan.source.facts.length > 0) await deps.textWork.once(factKeysOfText, content);
    await prisma.$transaction(async (tx) => {
      if (!(await moveItem(tx, item, { outcome: 'imported', notes }))) return;
      const displaced = await findDisplaced(tx, { slug, paths: made.formerPaths });
      const postId = await writePost({ textWork: deps.textWork }, tx, making, plan.source, {
        made,
        columns,
        now,
      });
      await moveItem(
        tx,
        { ...item, from: 'imported' },
        {
          ...{ outcome: 'imported', postId },
          ...(displaced && { displaced }),
        },
      );
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
    // A slug or tag may have been taken since the report.
    await moveItem(prisma, item, { outcome: 'failed', notes: [error.message, ...notes] });
  }
}

/**
 * Skips what an earlier attempt created.
 * @throws DomainError when the file is gone or damaged
 */
export async function makePosts(
  deps: MakeDeps,
  row: StoredImport,
  { admin, site }: { admin: AdminIdentity; site: SiteContent },
  signal: AbortSignal,
): Promise<void> {
  const { prisma } = deps.db;
  const waiting = new Set(
    (await findItemsOf(prisma, row.id, 'waiting')).map(({ position }) => position),
  );
  const store = async (bytes: Buffer, name: string) => {
    const known = prepared.source.pictures?.find(({ file }) => file === name);
    const { file: _file, ...details } = known ?? { file: name, name };
    const owned = { kind: 'postImage', adminId: admin.adminId } as const;
    const { url } = await storePicture(deps, { ...owned, bytes, ...details });
    await rememberMade(prisma, row.id, { mediaIds: [pictureStem(url) ?? ''] });
    return url;
  };
  const prepared = await prepareImport(deps, row, store);
  try {
    const categories = await ensureCategories(deps, admin, prepared, {
      importId: row.id,
      positions: waiting,
    });
    const accounts = new Map(
      (await findAccounts(prisma)).map(({ username, id }) => [username, id]),
    );
    const isThere = [...categories.values()].includes(row.categoryId ?? 0);
    const chosen = isThere ? row : { ...row, categoryId: defaultCategoryId };
    const making = { row: chosen, admin, categories, accounts };
    for (const [position, plan] of prepared.planned.entries()) {
      if (!waiting.has(position)) continue;
      signal.throwIfAborted();
      await setImmediate();
      const made = await makePost(plan, prepared.tools);
      await importPost(deps, making, { position, plan, made });
    }
    await takeContent(deps, { row, admin, site }, prepared, signal);
  } finally {
    prepared.close();
  }
  // Readers have the news before the import says that it is done.
  await deps.contentBus.record(prisma);
  await announceContent(deps);
  await prisma.$transaction(async (tx) => {
    const made = await findItemsOf(tx, row.id, 'imported');
    await updateImport(tx, row.id, { state: 'done', endedAt: deps.clock.now() });
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'imported', targetType: 'post' },
      summary: `${made.length === 1 ? '1 post' : `${made.length} posts`} from ${row.fileName}`,
    });
  });
}
