import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { namesVersion } from '../../../server/formats/entity-tags.ts';
import type { ContentKind, ContentValue } from '../../../shared/content-kind.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  findPublished,
  type PublishedDocument,
  publishVersion,
} from '../../documents/server/published-documents.service.ts';
import {
  findVersion,
  listVersionsOf,
  noSuchVersion,
} from '../../documents/server/versions.service.ts';
import type { ContentVersion, SavedContent } from '../content.ts';

type ContentDeps = Pick<Deps, 'db' | 'contentBus' | 'content'>;

export type ContentKinds = readonly ContentKind[];

/** @throws DomainError NOT_FOUND */
export function kindOf(kinds: ContentKinds, name: string): ContentKind {
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new DomainError('NOT_FOUND', 'There is no such kind of content.');
  return kind;
}

function toSaved(kind: ContentKind, row: PublishedDocument | null): SavedContent {
  // A value that fits its kind no more gives way to the release, but keeps its number for the next save.
  const kept = kind.schema.safeParse(row?.form);
  const { version = 0, savedBy = null, updatedAt: savedAt = null } = row ?? {};
  const value = kept.success ? kept.data : kind.release;
  return { kind: kind.name, value, version, savedBy, savedAt };
}

export async function getContent(
  { db }: Pick<Deps, 'db'>,
  kind: ContentKind,
): Promise<SavedContent> {
  return toSaved(kind, await findPublished(db.prisma, kind.name));
}

/** Has no number of its own: a kind has one document. */
export const versionOfContent = ({ version }: { version: number }) => ({ id: 0, version });

/**
 * Saves and publishes the next version.
 * @throws DomainError BAD_REQUEST for a value that the kind does not take; CONFLICT and PRECONDITION_FAILED over a version that was
 * not seen
 */
export async function saveContent(
  deps: ContentDeps,
  admin: AdminIdentity,
  kind: ContentKind,
  input: { value: unknown; version?: number | undefined; ifMatch?: string | undefined },
): Promise<SavedContent> {
  const value: ContentValue = kind.schema.parse(input.value);
  const { version, ifMatch } = input;
  const saved = await deps.db.prisma.$transaction(async (tx) => {
    const next = { kind: kind.name, form: value, savedBy: admin.label, authorId: admin.adminId };
    const row = await publishVersion(tx, next, (current) => {
      const seen = versionOfContent({ version: current?.version ?? 0 });
      if (ifMatch !== undefined && !namesVersion(ifMatch, seen)) {
        throw new DomainError('PRECONDITION_FAILED', 'Somebody saved this since you read it.');
      }
      if (version !== undefined && version !== seen.version) {
        throw new DomainError('CONFLICT', 'Somebody saved this since you read it.');
      }
    });
    const entry = { actor: admin.label, action: 'changed', targetType: 'content' } as const;
    await recordActivity(tx, { ...entry, summary: kind.title });
    await deps.contentBus.record(tx);
    return row;
  });
  // Before the pages are dropped: they are drawn again from memory.
  await deps.content.refresh();
  await deps.contentBus.announce();
  return toSaved(kind, saved);
}

export async function listContentVersions(
  deps: Pick<Deps, 'db'>,
  kind: ContentKind,
): Promise<ContentVersion[]> {
  const row = await findPublished(deps.db.prisma, kind.name);
  if (!row) return [];
  const versions = await listVersionsOf(deps, row.documentId);
  return versions.map(({ version, savedBy, createdAt }) => ({
    ...{ version, savedBy },
    savedAt: createdAt,
  }));
}

/** @throws DomainError NOT_FOUND, also for a version that does not fit its form any more */
export async function getContentVersion(
  deps: Pick<Deps, 'db'>,
  kind: ContentKind,
  version: number,
): Promise<ContentValue> {
  const row = await findPublished(deps.db.prisma, kind.name);
  const found =
    row && (await findVersion(deps, { documentId: row.documentId, version }, kind.schema));
  if (!found) throw noSuchVersion();
  return found.form;
}
