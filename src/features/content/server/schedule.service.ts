import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { addJob } from '../../../server/queue/queue.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  findDocumentOf,
  holdDocument,
} from '../../documents/server/published-documents.service.ts';
import {
  dropScheduledVersion,
  findScheduledVersion,
  listScheduledKinds,
  scheduleVersion,
} from '../../documents/server/scheduled-versions.service.ts';
import type { ContentLineage, ScheduledContent } from '../content.ts';
import {
  announceContent,
  type ContentCheck,
  type ContentDeps,
  checkedValue,
  publishContent,
} from './content.service.ts';
import { dropContentDraft } from './drafts.service.ts';

const longestWaitMs = 366 * dayMs;

/** The version that waits for its time. Null when none does. */
export async function getScheduled(db: Db, kind: ContentKind): Promise<ScheduledContent | null> {
  const documentId = await findDocumentOf(db, kind.name);
  const row = documentId === null ? null : await findScheduledVersion(db, documentId);
  if (!row?.publishAt) return null;
  const value = fitted(kind.fields, row.form, kind.release);
  return { value, publishAt: row.publishAt, savedBy: row.savedBy };
}

/**
 * Publishes a value at a time, in place of one that waits already.
 * @throws DomainError BAD_REQUEST for a value that the kind does not take, and for a time that has passed or is more than a year away
 */
export async function scheduleContent(
  deps: ContentDeps & Pick<Deps, 'clock'>,
  admin: AdminIdentity,
  kind: ContentKind,
  input: {
    value: unknown;
    publishAt: Date;
    draft: ContentLineage;
    check: ContentCheck | undefined;
  },
): Promise<void> {
  const { publishAt, draft, check } = input;
  const form = checkedValue(deps, kind, input.value);
  const waitMs = publishAt.getTime() - deps.clock.now().getTime();
  if (waitMs <= 0) throw new DomainError('BAD_REQUEST', 'This time has passed.');
  if (waitMs > longestWaitMs) {
    throw new DomainError('BAD_REQUEST', 'A time within a year is needed.');
  }
  await deps.db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    await check?.(tx, form);
    await scheduleVersion(tx, { documentId, form, savedBy: admin.label, publishAt });
    await dropContentDraft(tx, kind, draft);
    await addPublication(tx, kind, publishAt);
    const entry = { actor: admin.label, action: 'scheduled', targetType: 'content' } as const;
    await recordActivity(tx, { ...entry, summary: kind.title });
  });
}

const keyOf = (kind: string) => `content:${kind}`;

function addPublication(tx: Db, { name: kind }: ContentKind, runAt: Date): Promise<void> {
  return addJob(tx, 'publishContent', { kind }, { key: keyOf(kind), runAt });
}

/** Adds the jobs that are missing: a restored database has none. */
export async function planForgottenContent({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { kind, publishAt: runAt } of await listScheduledKinds(db.prisma)) {
    const options = { key: keyOf(kind), runAt, keepsExisting: true };
    await addJob(db.prisma, 'publishContent', { kind }, options);
  }
}

/** The job that comes later finds nothing. @throws DomainError NOT_FOUND when nothing waits */
export async function endSchedule(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  kind: ContentKind,
): Promise<void> {
  await deps.db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    if (!(await dropScheduledVersion(tx, documentId))) {
      throw new DomainError('NOT_FOUND', 'Nothing is scheduled.');
    }
    const entry = { actor: admin.label, action: 'unscheduled', targetType: 'content' } as const;
    await recordActivity(tx, { ...entry, summary: kind.title });
  });
}

/** Does nothing when the schedule was ended. */
export async function publishScheduled(
  deps: ContentDeps & Pick<Deps, 'clock'>,
  kind: ContentKind,
  check: ContentCheck | undefined,
): Promise<void> {
  const { contentBus } = deps;
  const isPublished = await deps.db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: null });
    const row = await findScheduledVersion(tx, documentId);
    if (!row?.publishAt) return false;
    if (row.publishAt > deps.clock.now()) {
      // The schedule was moved, or the clock of the database is ahead.
      await addPublication(tx, kind, row.publishAt);
      return false;
    }
    const value = fitted(kind.fields, row.form, kind.release);
    await publishContent(
      tx,
      { contentBus, kind, by: { label: row.savedBy, adminId: null } },
      async () => {
        await check?.(tx, value);
        return value;
      },
    );
    await dropScheduledVersion(tx, documentId);
    return true;
  });
  if (isPublished) await announceContent(deps);
}
