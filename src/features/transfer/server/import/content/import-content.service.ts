import { setImmediate } from 'node:timers/promises';
import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../../server/db/client.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { roleMay } from '../../../../../shared/admin/admin-roles.ts';
import type { ContentKind } from '../../../../../shared/content/kind.ts';
import {
  getContent,
  type PublicationDeps,
  publishContent,
  publishingOf,
} from '../../../../content/server/content.service.ts';
import {
  adoptContentFacts,
  countNewerFacts,
  readContentFacts,
} from '../../../../content/server/content-facts.service.ts';
import { holdDocument } from '../../../../documents/server/published-documents.service.ts';
import { factChangesOf } from '../../../../facts/server/fact-changes.service.ts';
import { movedPages } from '../../../../redirects/moved-pages.ts';
import { redirectsKind } from '../../../../redirects/words/redirects.ts';
import { findContentItems, moveItem, type NewItem, type StoredImport } from '../imports.queries.ts';
import type { PreparedImport } from '../prepare-import.ts';
import { storedFacts } from '../source-post.ts';
import {
  type MadeContent,
  makeContent,
  type PlannedContent,
  planContent,
  type SiteContent,
} from './plan-content.ts';

type Prepared = Pick<PreparedImport, 'source' | 'planned' | 'pictures'>;

const notForYou = 'Only an owner may change what the site says.';
const notWanted = 'It was left alone: you chose not to take it.';

/** Says how many checked facts are newer than those here. */
async function factNotesOf(
  db: Db,
  kind: ContentKind,
  { plan, made }: { plan: PlannedContent; made: MadeContent },
): Promise<string[]> {
  const count = await countNewerFacts(db, kind, storedFacts(plan.facts));
  if (count === 0) return [];
  const come = count === 1 ? '1 checked fact comes along.' : `${count} checked facts come along.`;
  return [made.value === null ? `Its words stay as they are here. ${come}` : come];
}

/** Sentence that refuses the value; null for none. */
async function refusalOf(
  db: Db,
  { checks }: SiteContent,
  kind: ContentKind,
  { value }: MadeContent,
): Promise<string | null> {
  try {
    if (value !== null) await checks[kind.name]?.(db, value);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.message;
  }
}

/** Tells if a value is what readers see. No value changes nothing. */
async function isPublic(db: Db, kind: ContentKind, value: MadeContent['value']): Promise<boolean> {
  if (value === null) return true;
  return JSON.stringify((await getContent(db, kind)).value) === JSON.stringify(value);
}

/** Rows of the report. Nothing is written. */
export async function reportContent(
  deps: Pick<Deps, 'db' | 'settings'>,
  admin: AdminIdentity,
  site: SiteContent,
  { source, planned, pictures }: Prepared,
): Promise<NewItem[]> {
  const { prisma } = deps.db;
  const items: NewItem[] = [];
  for (const plan of planContent(site, source.content ?? [])) {
    await setImmediate();
    const { kind, name } = plan;
    const made = await makeContent(deps, plan, { pictures, isReport: true });
    const factNotes = kind ? await factNotesOf(prisma, kind, { plan, made }) : [];
    const isThere =
      kind !== null &&
      made.fault === null &&
      factNotes.length === 0 &&
      (await isPublic(prisma, kind, made.value));
    const refusal = kind && made.fault === null ? await refusalOf(prisma, site, kind, made) : null;
    const fault = (roleMay(admin.role, 'editContent') ? null : notForYou) ?? made.fault ?? refusal;
    items.push({
      position: planned.length + items.length,
      title: kind?.title ?? name,
      ...{ slug: name, contentKind: name, isPublic: false },
      outcome: isThere ? 'exists' : fault ? 'failed' : 'waiting',
      notes: [...(fault && !isThere ? [fault] : []), ...(fault ? [] : factNotes), ...made.notes],
    });
  }
  return items;
}

type ImportDeps = PublicationDeps & Pick<Deps, 'db' | 'settings'>;

/** Publishes a kind with its facts, or takes over its facts alone. @returns what taking it back needs */
async function publishTaken(
  publishing: PublicationDeps,
  tx: Db,
  { kind, admin, site }: { kind: ContentKind; admin: AdminIdentity; site: SiteContent },
  { facts }: Pick<PlannedContent, 'facts'>,
  value: MadeContent['value'],
) {
  const made: { contentVersion?: number; redirectsVersion?: number } = {};
  const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
  const taken = { documentId, facts: storedFacts(facts) };
  const factChanges = await factChangesOf(tx, kind.name, async () => {
    if (value === null || (await isPublic(tx, kind, value))) {
      const current = await getContent(tx, kind);
      await adoptContentFacts(publishing, tx, kind, { ...taken, value: current.value });
      return;
    }
    let hasMoved = false;
    const by = { kind, by: admin };
    const { version } = await publishContent(publishing, tx, by, async (current) => {
      await site.checks[kind.name]?.(tx, value);
      hasMoved = movedPages(kind, current.value, value).length > 0;
      return value;
    });
    made.contentVersion = version;
    if (hasMoved) made.redirectsVersion = (await getContent(tx, redirectsKind)).version;
    await adoptContentFacts(publishing, tx, kind, { ...taken, value });
  });
  return { ...made, factChanges };
}

/** Publishes what waits, each kind in a transaction with its row of the import. */
export async function takeContent(
  deps: ImportDeps,
  { row, admin, site }: { row: StoredImport; admin: AdminIdentity; site: SiteContent },
  { source, planned, pictures }: Prepared,
  signal: AbortSignal,
): Promise<void> {
  const { prisma } = deps.db;
  const publishing = publishingOf(deps);
  const waiting = new Set(
    (await findContentItems(prisma, row.id, 'waiting')).map(({ position }) => position),
  );
  for (const [index, plan] of planContent(site, source.content ?? []).entries()) {
    const item = { importId: row.id, position: planned.length + index, from: 'waiting' } as const;
    const { kind } = plan;
    if (!waiting.has(item.position)) continue;
    signal.throwIfAborted();
    await setImmediate();
    if (!row.isTakingContent || !kind) {
      await moveItem(prisma, item, { outcome: 'failed', notes: [notWanted] });
      continue;
    }
    const made = await makeContent(deps, plan, { pictures, isReport: false });
    const { value, notes } = made;
    try {
      if (made.fault) throw new DomainError('BAD_REQUEST', made.fault);
      if (!roleMay(admin.role, 'editContent')) throw new DomainError('FORBIDDEN', notForYou);
      if (plan.facts.length > 0) {
        const read = value ?? (await getContent(prisma, kind)).value;
        await readContentFacts(deps, kind, read);
      }
      await prisma.$transaction(async (tx) => {
        const allNotes = [...(await factNotesOf(tx, kind, { plan, made })), ...notes];
        if (!(await moveItem(tx, item, { outcome: 'imported', notes: allNotes }))) return;
        const taken = await publishTaken(publishing, tx, { kind, admin, site }, plan, value);
        await moveItem(tx, { ...item, from: 'imported' }, { outcome: 'imported', ...taken });
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
      await moveItem(prisma, item, { outcome: 'failed', notes: [error.message, ...notes] });
    }
  }
}
