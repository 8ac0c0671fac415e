import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import {
  type ContentDeps,
  checkedValue,
  getContentVersion,
  publishContent,
  publishingOf,
  releaseOf,
} from '../../../../content/server/content.service.ts';
import { takeBackContent } from '../../../../content/server/taking-back.service.ts';
import { takeBackFactChanges } from '../../../../facts/server/fact-changes.service.ts';
import { redirectsKind } from '../../../../redirects/words/redirects.ts';
import { findContentItems, moveItem, type StoredImport } from '../imports.queries.ts';
import type { SiteContent } from './plan-content.ts';

type ImportedContent = Awaited<ReturnType<typeof findContentItems>>[number];

/** @throws DomainError when the content must stay as it is now */
async function takeBack(
  deps: ContentDeps,
  { row, admin, site }: { row: StoredImport; admin: AdminIdentity; site: SiteContent },
  { position, contentKind, contentVersion, redirectsVersion, factChanges }: ImportedContent,
): Promise<void> {
  const kind = site.kinds.find(({ name }) => name === contentKind);
  if (!kind) throw new DomainError('NOT_FOUND', 'This release has no such content.');
  const item = { importId: row.id, position, from: 'imported' } as const;
  const undone = { outcome: 'undone' } as const;
  if (contentVersion === null) {
    await deps.db.prisma.$transaction(async (tx) => {
      if (await moveItem(tx, item, undone)) await takeBackFactChanges(tx, factChanges);
    });
    return;
  }
  const before = contentVersion - 1;
  const former = before > 0 ? await getContentVersion(deps, kind, before) : releaseOf(kind);
  const value = checkedValue(deps, kind, former);
  const publishing = publishingOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await moveItem(tx, item, undone))) return;
    await site.checks[kind.name]?.(tx, value);
    // Before the version goes: a document that facts point at stays.
    await takeBackFactChanges(tx, factChanges);
    const made = [{ kind, version: contentVersion }];
    if (redirectsVersion !== null) made.push({ kind: redirectsKind, version: redirectsVersion });
    if (await takeBackContent(publishing, tx, made, admin)) return;
    // Somebody works on it, or has changed the redirects: its history goes on.
    await publishContent(publishing, tx, { kind, by: admin }, async (current) => {
      if (current.version !== contentVersion) {
        throw new DomainError('CONFLICT', 'Somebody has changed it since.');
      }
      return value;
    });
  });
}

/** Brings back what was public before the import, unless somebody has published something since. */
export async function undoContent(
  deps: ContentDeps,
  by: { row: StoredImport; admin: AdminIdentity; site: SiteContent },
  signal: AbortSignal,
): Promise<void> {
  const { prisma } = deps.db;
  const importId = by.row.id;
  // Backward: a moved entry may have made a redirect.
  for (const made of (await findContentItems(prisma, importId, 'imported')).toReversed()) {
    signal.throwIfAborted();
    try {
      await takeBack(deps, by, made);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
      const item = { importId, position: made.position, from: 'imported' } as const;
      await moveItem(prisma, item, { outcome: 'kept', notes: [error.message] });
    }
  }
}
