import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { holdDocument } from '../../documents/server/published-documents.service.ts';
import {
  findFormBefore,
  findScheduledVersion,
  scheduleVersion,
} from '../../documents/server/scheduled-versions.service.ts';
import {
  type ContentCheck,
  type ContentDeps,
  checkedValue,
  getContent,
  type PublicationDeps,
  publishContent,
  publishingOf,
} from './content.service.ts';
import { planTurn } from './publication-turns.service.ts';
import { recordSchedule } from './schedule.service.ts';

interface Rewriting {
  kind: ContentKind;
  check: ContentCheck | undefined;
  /** Gets and returns JSON. The same JSON leaves a version alone. */
  rewrite(json: string): string;
}

interface Held {
  admin: AdminIdentity;
  documentId: number;
  /** Null when there is nothing to change. */
  rewritten(form: unknown): Promise<Prisma.InputJsonObject | null>;
}

/**
 * Changes what is public and what waits in one transaction, as new versions with the times of the former ones. Drafts stay as they are, like
 * unsaved text of posts. Call `announceContent` after it.
 * @returns false when there was nothing to change
 * @throws DomainError BAD_REQUEST for a value that the kind does not take
 */
export function rewriteContent(
  deps: ContentDeps,
  admin: AdminIdentity,
  { kind, check, rewrite }: Rewriting,
): Promise<boolean> {
  const publishing = publishingOf(deps);
  const { settings } = deps;
  return deps.db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    const rewritten = async (form: unknown) => {
      const before = JSON.stringify(fitted(kind.fields, form, kind.release));
      const after = rewrite(before);
      if (after === before) return null;
      const value = checkedValue({ settings }, kind, JSON.parse(after));
      await check?.(tx, value);
      return value;
    };
    const held = { admin, documentId, rewritten };
    const isPublicChanged = await rewritePublic(publishing, tx, kind, held);
    const isWaitingChanged = await rewriteScheduled(tx, held);
    if (isWaitingChanged) await recordSchedule(tx, admin, { kind, action: 'scheduled' });
    if (isPublicChanged || isWaitingChanged) await planTurn(tx, kind.name);
    return isPublicChanged || isWaitingChanged;
  });
}

async function rewritePublic(
  publishing: PublicationDeps,
  tx: Db,
  kind: ContentKind,
  { admin, documentId, rewritten }: Held,
): Promise<boolean> {
  const { value, unpublishAt } = await getContent(tx, kind);
  const publication = { kind, by: admin };
  const before = unpublishAt && (await findFormBefore(tx, documentId));
  const returning = before && (await rewritten(before));
  const current = await rewritten(value);
  // At the end of the public version, the newest one without an end comes back.
  if (returning) await publishContent(publishing, tx, publication, async () => returning);
  if (!returning && !current) return false;
  await publishContent(
    publishing,
    tx,
    { ...publication, unpublishAt },
    async () => current ?? value,
  );
  return true;
}

async function rewriteScheduled(tx: Db, { admin, documentId, rewritten }: Held): Promise<boolean> {
  const waiting = await findScheduledVersion(tx, documentId);
  const form = waiting && (await rewritten(waiting.form));
  if (!form || !waiting.publishAt) return false;
  const { publishAt, unpublishAt } = waiting;
  await scheduleVersion(tx, { documentId, form, savedBy: admin.label, publishAt, unpublishAt });
  return true;
}
