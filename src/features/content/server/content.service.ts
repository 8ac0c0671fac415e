import { z } from 'zod';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { namesVersion } from '../../../server/formats/entity-tags.ts';
import type { PublicNews } from '../../../server/integrations/subscribers.ts';
import { schemaOfFields, schemaOfKind } from '../../../shared/content/content-schema.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  findAllPublished,
  findPublished,
  type PublishedDocument,
  publishVersion,
} from '../../documents/server/published-documents.service.ts';
import {
  findVersion,
  listVersionsOf,
  noSuchVersion,
} from '../../documents/server/versions.service.ts';
import { type Move, movedPages, withMoves } from '../../redirects/moved-pages.ts';
import { redirectsKind } from '../../redirects/words/redirects.ts';
import type { ContentLineage, ContentVersion, ListedKind, SavedContent } from '../content.ts';
import { noteContentFacts } from './content-facts.service.ts';
import { tellContentChanged } from './told-changes.ts';

/** Enough to publish in a transaction. */
export type PublicationDeps = Pick<Deps, 'contentBus' | 'textWork' | 'clock'>;

/** The part that a transaction may hold: it has no connection of its own. */
export const publishingOf = ({
  contentBus,
  textWork,
  clock,
}: PublicationDeps): PublicationDeps => ({
  contentBus,
  textWork,
  clock,
});

export type ContentDeps = PublicationDeps & Pick<Deps, 'db' | 'content' | 'settings'>;

/** Without an account: somebody who takes back their own words. */
export interface ContentAuthor {
  label: string;
  adminId: number | null;
}

export type ContentKinds = readonly ContentKind[];

/** @throws DomainError NOT_FOUND */
export function kindOf(kinds: ContentKinds, name: string): ContentKind {
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new DomainError('NOT_FOUND', 'There is no such kind of content.');
  return kind;
}

function toSaved(kind: ContentKind, row: PublishedDocument | null): SavedContent {
  const { version = 0, savedBy = null, updatedAt: savedAt = null, unpublishAt = null } = row ?? {};
  const value = row ? fitted(kind.fields, row.form, kind.release) : releaseOf(kind);
  return { kind: kind.name, value, version, savedBy, savedAt, unpublishAt };
}

/** Missing words are null in JSON. */
export const releaseOf = (kind: ContentKind) => fitted(kind.fields, kind.release, {});

export async function getContent(db: Db, kind: ContentKind): Promise<SavedContent> {
  return toSaved(kind, await findPublished(db, kind.name));
}

/** All of them, with one query. Names in texts are not filled in. */
export async function getAllContent(db: Db, kinds: ContentKinds): Promise<SavedContent[]> {
  const rows = await findAllPublished(
    db,
    kinds.map(({ name }) => name),
  );
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return kinds.map((kind) => toSaved(kind, byKind.get(kind.name) ?? null));
}

export async function listKinds(
  { db }: Pick<Deps, 'db'>,
  kinds: ContentKinds,
): Promise<ListedKind[]> {
  const names = kinds.map(({ name }) => name);
  const rows = await findAllPublished(db.prisma, names);
  const changedAt = new Map(rows.map(({ kind, updatedAt }) => [kind, updatedAt]));
  return kinds.map(({ name, title, places }) => ({
    ...{ kind: name, title, places: [...places] },
    changedAt: changedAt.get(name) ?? null,
  }));
}

/** Has no number of its own: a kind has one document. */
export const versionOfContent = ({ version }: { version: number }) => ({ id: 0, version });

/** @throws DomainError BAD_REQUEST that names each refused field */
export function checkedValue(
  { settings }: Pick<Deps, 'settings'>,
  kind: ContentKind,
  value: unknown,
): Prisma.InputJsonObject {
  const { data, error } = schemaOfKind(kind, { origin: settings.siteOrigin }).safeParse(value);
  if (data) return data as Prisma.InputJsonObject;
  const issues = error.issues.map((issue) => ({ ...issue, path: ['value', ...issue.path] }));
  const message = issues[0]?.message ?? 'The content is not valid.';
  throw new DomainError('BAD_REQUEST', message, { cause: new z.ZodRealError(issues) });
}

type Value = Readonly<Record<string, unknown>>;

interface Publication {
  kind: ContentKind;
  by: ContentAuthor;
  /** The end of this version; call `planTurn` in the same transaction. Without one it stays until the next. */
  unpublishAt?: Date | null;
}

/** Refuses a value by throwing. It runs in the transaction of the save, while nobody else saves the kind. */
export type ContentCheck = (tx: Db, value: Value) => Promise<void>;

/**
 * Publishes the next version of a kind; call `announceContent` after the commit. All changes of content go through here.
 * @param next makes the value from the current one, and refuses by throwing
 * @throws ZodError for a value that the kind does not take
 */
export async function publishContent(
  publishing: PublicationDeps,
  tx: Db,
  { kind, by, unpublishAt = null }: Publication,
  next: (current: SavedContent) => Promise<unknown>,
): Promise<SavedContent> {
  const { label: savedBy, adminId: authorId } = by;
  const version = { kind: kind.name, savedBy, authorId, unpublishAt };
  let moves: readonly Move[] = [];
  let former: unknown = null;
  const row = await publishVersion(tx, version, async (current) => {
    const before = toSaved(kind, current);
    const value = schemaOfFields(kind.fields).parse(await next(before));
    moves = movedPages(kind, before.value, value);
    former = before.value;
    return value as Prisma.InputJsonObject;
  });
  if (moves.length > 0) {
    await publishContent(publishing, tx, { kind: redirectsKind, by }, async ({ value }) =>
      withMoves(value as typeof redirectsKind.release, moves),
    );
  }
  const entry = { actor: savedBy, action: 'changed', targetType: 'content' } as const;
  await recordActivity(tx, { ...entry, summary: kind.title });
  await publishing.contentBus.record(tx, newsOfKind(kind));
  const saved = toSaved(kind, row);
  const at = publishing.clock.now();
  await tellContentChanged(tx, kind, {
    before: former,
    after: saved.value,
    version: saved.version,
    at,
  });
  if (row) await noteContentFacts(publishing, tx, kind, { ...row, value: saved.value });
  return saved;
}

/** Shows what was published to readers. */
export async function announceContent({
  content,
  contentBus,
}: Pick<Deps, 'content' | 'contentBus'>): Promise<void> {
  // Before the pages are dropped: they are drawn again from memory.
  await content.refresh();
  await contentBus.announce('content');
}

export interface ContentSave {
  value: unknown;
  version?: number | undefined;
  ifMatch?: string | undefined;
  check?: ContentCheck | undefined;
  draft?: ContentLineage | undefined;
}

/** @throws DomainError CONFLICT and PRECONDITION_FAILED over a version that was not seen */
export function refuseUnseenVersion(
  current: SavedContent,
  { version, ifMatch }: Pick<ContentSave, 'version' | 'ifMatch'>,
): void {
  const seen = versionOfContent(current);
  if (ifMatch !== undefined && !namesVersion(ifMatch, seen)) {
    throw new DomainError('PRECONDITION_FAILED', 'Somebody saved this since you read it.');
  }
  if (version !== undefined && version !== seen.version) {
    throw new DomainError('CONFLICT', 'Somebody saved this since you read it.');
  }
}

export async function listContentVersions(
  deps: Pick<Deps, 'db'>,
  kind: ContentKind,
): Promise<ContentVersion[]> {
  const row = await findPublished(deps.db.prisma, kind.name);
  if (!row) return [];
  const versions = await listVersionsOf(deps, row.documentId);
  return versions.map(({ version, savedBy, updatedAt }) => ({
    ...{ version, savedBy },
    savedAt: updatedAt,
  }));
}

/** @throws DomainError NOT_FOUND */
export async function getContentVersion(
  deps: Pick<Deps, 'db'>,
  kind: ContentKind,
  version: number,
): Promise<Record<string, unknown>> {
  const row = await findPublished(deps.db.prisma, kind.name);
  const found =
    row && (await findVersion(deps, { documentId: row.documentId, version }, z.unknown()));
  if (!found) throw noSuchVersion();
  return fitted(kind.fields, found.form, kind.release);
}

/** Texts that stand everywhere name no page: crawlers find them as they come by. */
function newsOfKind({ places, isInternal }: ContentKind): PublicNews | undefined {
  if (isInternal) return undefined;
  return { feeds: [paths.changesFeed], pages: places.map(({ path }) => path) };
}
