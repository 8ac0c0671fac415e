import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { PostImportState } from '../../../../server/db/generated/enums.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { addJob } from '../../../../server/queue/queue.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { announceContent, type ContentDeps } from '../../../content/server/content.service.ts';
import { removeFiles, shownName } from '../../../media/server/media.service.ts';
import { holdCategory } from '../../../posts/server/categories/categories.service.ts';
import {
  type ChooseForeign,
  type ImportItemFilter,
  importSummarySchema,
  type PostImport,
  type StartImport,
} from '../../post-import.ts';
import type { SiteContent } from './content/plan-content.ts';
import { findAccounts } from './import-lookups.queries.ts';
import {
  clearTexts,
  countItems,
  findImport,
  findImports,
  findImportsInState,
  findItemPage,
  insertImport,
  lockImport,
  type StoredImport,
  updateImport,
} from './imports.queries.ts';
import { lookThrough } from './look-through.service.ts';
import { makePosts } from './making/make-posts.service.ts';
import { undoImport } from './undo/undo-import.service.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'log'>;

const mostListed = 10;
/** Covers failures of the database or the store. A faulty file is not tried again. */
const maxAttempts = 6;

const working: PostImportState[] = ['reading', 'running', 'undoing'];

export const noSuchImport = () => new DomainError('NOT_FOUND', 'This import is gone.');

/** Imports run one after the other on all copies, because each holds its whole file in memory. */
function planWork(tx: Db, importId: number): Promise<void> {
  const options = { key: `import:${importId}`, maxAttempts, line: 'imports' };
  return addJob(tx, 'workOnImport', { importId }, options);
}

/**
 * Stores the upload unread; a job reads it.
 * @throws DomainError SERVICE_UNAVAILABLE when the store fails
 */
export async function receiveImport(
  deps: ImportDeps,
  admin: AdminIdentity,
  file: { stream: Readable; byteSize: number; name: string },
): Promise<{ id: number }> {
  const storedName = `import-${randomBytes(16).toString('hex')}`;
  const { byteSize } = file;
  const type = 'application/octet-stream';
  const written = await deps.mediaStore.putStream(storedName, file.stream, { byteSize, type });
  if (written.outcome === 'unavailable') {
    throw new DomainError('SERVICE_UNAVAILABLE', 'The file could not be stored.', {
      retryAfterSeconds: 10,
      reason: 'media-store',
      cause: written.cause,
    });
  }
  return deps.db.prisma.$transaction(async (tx) => {
    const { id } = await insertImport(tx, {
      ...{ adminId: admin.adminId, storedName, byteSize, createdAt: deps.clock.now() },
      fileName: shownName(file.name) || 'export',
    });
    await planWork(tx, id);
    return { id };
  });
}

type CountRow = Awaited<ReturnType<typeof countItems>>[number];

function countsOf(rows: readonly CountRow[]): PostImport['counts'] {
  const countOf = (outcome: string) => rows.find((one) => one.outcome === outcome)?.count ?? 0;
  return {
    ...{ waiting: countOf('waiting'), exists: countOf('exists') },
    ...{ imported: countOf('imported'), failed: countOf('failed') },
    ...{ undone: countOf('undone'), kept: countOf('kept') },
  };
}

async function onWire(db: Db, rows: readonly StoredImport[]): Promise<PostImport[]> {
  const counted = await countItems(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({
      adminId: _admin,
      storedName: _stored,
      categoryId: _category,
      foreignChoices: _choices,
      ...row
    }) => {
      const own = counted.filter(({ importId }) => importId === row.id);
      return {
        ...row,
        summary: row.summary === null ? null : importSummarySchema.parse(row.summary),
        counts: countsOf(own.filter(({ isContent }) => !isContent)),
        contentCounts: countsOf(own.filter(({ isContent }) => isContent)),
        notedCount: own.reduce((sum, { noted }) => sum + noted, 0),
        publicCount: own.reduce((sum, one) => sum + one.public, 0),
        lookedCount:
          own.find(({ outcome, isContent }) => outcome === 'waiting' && !isContent)?.looked ?? 0,
      };
    },
  );
}

export async function listImports({ db }: Pick<Deps, 'db'>): Promise<PostImport[]> {
  return onWire(db.prisma, await findImports(db.prisma, mostListed));
}

/** @throws DomainError NOT_FOUND */
export async function listItems(
  { db }: Pick<Deps, 'db'>,
  input: { id: number; filter: ImportItemFilter; page: number },
) {
  if (!(await findImport(db.prisma, input.id))) throw noSuchImport();
  const { items, total } = await findItemPage(db.prisma, input);
  return {
    items: items.map(({ lookedAt, ...item }) => ({ ...item, isLookedAt: lookedAt !== null })),
    ...{ total, page: input.page, pageSize: adminPageSize },
  };
}

async function move(
  { db }: Pick<Deps, 'db'>,
  id: number,
  {
    from,
    to,
    ...choices
  }: { from: PostImportState; to: PostImportState } & Parameters<typeof updateImport>[2],
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const row = await lockImport(tx, id);
    if (!row) throw noSuchImport();
    if (row.state === to) return;
    if (row.state !== from) {
      throw new DomainError('CONFLICT', 'This import has moved on. Load the page again.');
    }
    const { categoryId } = choices;
    const category = categoryId ? { categoryId: await holdCategory(tx, categoryId) } : {};
    await updateImport(tx, id, { ...choices, ...category, state: to });
    await planWork(tx, id);
  });
}

/**
 * Reads the file again, with what is chosen for foreign tags.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export function chooseForeign(
  deps: ImportDeps,
  { id, choices: foreignChoices }: ChooseForeign,
): Promise<void> {
  return move(deps, id, { from: 'ready', to: 'reading', foreignChoices });
}

/** @throws DomainError NOT_FOUND, CONFLICT */
export function startImport(deps: ImportDeps, { id, ...choices }: StartImport): Promise<void> {
  return move(deps, id, { from: 'ready', to: 'running', ...choices });
}

/** @throws DomainError NOT_FOUND, CONFLICT */
export function startUndo(deps: ImportDeps, id: number): Promise<void> {
  return move(deps, id, { from: 'done', to: 'undoing' });
}

/** Loads the importing account with its current role. @throws DomainError FORBIDDEN when it may no longer import */
async function importer(db: Db, { adminId }: StoredImport): Promise<AdminIdentity> {
  const account = (await findAccounts(db)).find(({ id }) => id === adminId);
  if (!account || account.disabledAt || !roleMay(account.role, 'transferPosts')) {
    throw new DomainError(
      'FORBIDDEN',
      'The account that began this import may not import any more.',
    );
  }
  const { id, username, role } = account;
  return { kind: 'session', adminId: id, label: `admin:${username}`, role };
}

export async function workOnImport(
  deps: ImportDeps & ContentDeps & Pick<Deps, 'lines' | 'textWork'>,
  id: number,
  site: SiteContent,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const { prisma } = deps.db;
  const row = await findImport(prisma, id);
  if (!row || !working.includes(row.state)) return;
  try {
    const admin = await importer(prisma, row);
    const by = { admin, site };
    if (row.state === 'reading') return await lookThrough(deps, row, by, signal);
    if (row.state === 'undoing') return await undoImport(deps, row, by, signal);
    await makePosts(deps, row, by, signal);
  } catch (error) {
    if (row.state !== 'reading') {
      // Posts that were made or taken back before are for readers at once.
      await deps.contentBus.record(prisma);
      await announceContent(deps);
    }
    const isOurs = !(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE';
    if (isOurs && (!isLastAttempt || signal.aborted)) throw error;
    const fault = isOurs
      ? 'A fault of the site broke it off. Please try again later.'
      : error.message;
    await updateImport(prisma, id, { state: 'failed', fault, endedAt: deps.clock.now() });
    if (isOurs) deps.log.error({ err: error }, 'an import has failed for good');
  }
  // Such files hold personal data, so none is kept longer than needed.
  await clearTexts(prisma, id);
  if (await removeFiles(deps, [row.storedName])) await updateImport(prisma, id, { storedName: '' });
}

/** Adds missing jobs after a restored backup, which has no queue. */
export async function resumeImports({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { id } of await findImportsInState(db.prisma, working)) {
    const options = { key: `import:${id}`, maxAttempts, line: 'imports', keepsExisting: true };
    await addJob(db.prisma, 'workOnImport', { importId: id }, options);
  }
}
