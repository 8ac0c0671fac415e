import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { SavedDraft } from '../../../shared/admin/unsent-drafts.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { unsentDraftsContent } from '../../../shared/words/unsent-drafts.ts';
import {
  findDocumentOf,
  holdDocument,
} from '../../documents/server/published-documents.service.ts';
import {
  endSharedAutosave,
  findSharedAutosave,
  saveSharedAutosave,
} from '../../documents/server/shared-autosaves.service.ts';
import type { ContentDraft, ContentDraftSave, ContentLineage } from '../content.ts';

const windowOf = ({ savedFrom, seen }: ContentLineage) => ({ savedFrom, seen: Number(seen ?? 0) });

interface KeptForm {
  form: Prisma.JsonValue;
  version: number;
  baseVersion: number;
  updatedAt: Date;
}

function toDraft(kind: ContentKind, kept: KeptForm | null): ContentDraft | null {
  if (!kept) return null;
  const { form, version, baseVersion, updatedAt } = kept;
  const text = JSON.stringify(fitted(kind.fields, form, kind.release));
  return { text, baseVersion, revision: String(version), begunAt: updatedAt, savedAt: updatedAt };
}

/** Text that is typed and not published, as JSON. Null when there is none. */
export async function getContentDraft(db: Db, kind: ContentKind): Promise<ContentDraft | null> {
  const documentId = await findDocumentOf(db, kind.name);
  return documentId === null ? null : toDraft(kind, await findSharedAutosave(db, documentId));
}

/** @throws DomainError BAD_REQUEST */
function formOf(kind: ContentKind, text: string): Prisma.InputJsonObject {
  try {
    return fitted(kind.fields, JSON.parse(text), kind.release) as Prisma.InputJsonObject;
  } catch (error) {
    throw new DomainError('BAD_REQUEST', 'This is no draft.', { cause: error });
  }
}

/**
 * Keeps what is typed; it need not be complete. An empty text ends the draft.
 * @throws DomainError CONFLICT, with the kept draft, for a text that does not follow from it
 */
export async function saveContentDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  kind: ContentKind,
  { text, baseVersion, ...lineage }: ContentDraftSave,
): Promise<SavedDraft> {
  const form = text === '' ? null : formOf(kind, text);
  const window = windowOf(lineage);
  return db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    const next = { form, baseVersion, savedBy: admin.label, window };
    const saved = await saveSharedAutosave(tx, documentId, next, (unseen) => {
      throw new DomainError('CONFLICT', unsentDraftsContent.clash.refusal, {
        details: { draft: toDraft(kind, unseen) },
      });
    });
    if (!saved) return { revision: null, savedAt: clock.now() };
    return { revision: String(saved.version), savedAt: saved.savedAt };
  });
}

/** Call it in the transaction that publishes or schedules the text. Text that another window typed since stays. */
export async function dropContentDraft(
  tx: Db,
  kind: ContentKind,
  lineage: ContentLineage,
): Promise<void> {
  const documentId = await findDocumentOf(tx, kind.name);
  if (documentId === null) return;
  await endSharedAutosave(tx, documentId, windowOf(lineage));
}
