import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { addJob, type JobOptions } from '../../../server/queue/queue.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import {
  findDocumentOf,
  findPublished,
  holdDocument,
} from '../../documents/server/published-documents.service.ts';
import {
  bySchedule,
  dropScheduledVersion,
  findFormBefore,
  findScheduledVersion,
  listTimedKinds,
} from '../../documents/server/scheduled-versions.service.ts';
import {
  announceContent,
  type ContentCheck,
  type ContentDeps,
  type PublicationDeps,
  publishContent,
  publishingOf,
  releaseOf,
} from './content.service.ts';

type Scheduled = NonNullable<Awaited<ReturnType<typeof findScheduledVersion>>>;

interface Turn {
  at: Date;
  /** The version that is published then. Without one, the public version ends. */
  scheduled: Scheduled | null;
}

/**
 * Finds the next step in the schedule of a kind. An end belongs to its version: once another one is public, it does nothing. At the same time
 * a publication comes first, so that readers see no third version between two.
 */
async function findTurn(db: Db, kind: string): Promise<Turn | null> {
  const documentId = await findDocumentOf(db, kind);
  if (documentId === null) return null;
  const scheduled = await findScheduledVersion(db, documentId);
  const { publishAt = null } = scheduled ?? {};
  const { unpublishAt = null } = (await findPublished(db, kind)) ?? {};
  if (publishAt && !(unpublishAt && unpublishAt < publishAt)) return { at: publishAt, scheduled };
  return unpublishAt && { at: unpublishAt, scheduled: null };
}

/** Call it in the transaction that changes a schedule. A job that comes too late or too often finds nothing to do. */
export async function planTurn(
  tx: Db,
  kind: string,
  options: Pick<JobOptions, 'keepsExisting'> = {},
): Promise<void> {
  const turn = await findTurn(tx, kind);
  if (!turn) return;
  const key = `content:${kind}`;
  await addJob(tx, 'publishContent', { kind }, { ...options, key, runAt: turn.at });
}

/** Adds the jobs that are missing: a restored database has none. */
export async function planForgottenContent({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const kind of await listTimedKinds(db.prisma)) {
    await planTurn(db.prisma, kind, { keepsExisting: true });
  }
}

interface TakenTurn {
  kind: ContentKind;
  documentId: number;
  check: ContentCheck | undefined;
}

async function takeTurn(
  publishing: PublicationDeps,
  tx: Db,
  { kind, documentId, check }: TakenTurn,
  { scheduled }: Turn,
): Promise<void> {
  const form = scheduled ? scheduled.form : await findFormBefore(tx, documentId);
  const value = form === null ? releaseOf(kind) : fitted(kind.fields, form, kind.release);
  const by = { label: scheduled?.savedBy ?? bySchedule, adminId: null };
  const unpublishAt = scheduled?.unpublishAt ?? null;
  await publishContent(publishing, tx, { kind, by, unpublishAt }, async () => {
    await check?.(tx, value);
    return value;
  });
  if (scheduled) await dropScheduledVersion(tx, documentId);
}

/**
 * Publishes the version whose time has come, and takes back the one whose time is over. What was missed is made up for in order, in one
 * step for readers.
 */
export async function takeDueTurns(
  deps: ContentDeps,
  kind: ContentKind,
  check: ContentCheck | undefined,
): Promise<void> {
  const publishing = publishingOf(deps);
  const isChanged = await deps.db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: null });
    for (let count = 0; ; count += 1) {
      const turn = await findTurn(tx, kind.name);
      if (!turn) return count > 0;
      if (turn.at > deps.clock.now()) {
        // The schedule was moved, there is an end to come, or the clock of the database is ahead.
        await planTurn(tx, kind.name);
        return count > 0;
      }
      await takeTurn(publishing, tx, { kind, documentId, check }, turn);
    }
  });
  if (isChanged) await announceContent(deps);
}
