import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  findDocumentOf,
  findPublished,
  holdDocument,
} from '../../documents/server/published-documents.service.ts';
import {
  dropEnd,
  dropScheduledVersion,
  findFormBefore,
  findScheduledVersion,
  scheduleVersion,
} from '../../documents/server/scheduled-versions.service.ts';
import type { ScheduledContent, TimedContent } from '../content.ts';
import {
  announceContent,
  type ContentDeps,
  type ContentSave,
  checkedValue,
  getContent,
  publishContent,
  publishingOf,
  refuseUnseenVersion,
  releaseOf,
} from './content.service.ts';
import { findContentFactsAhead } from './content-facts.service.ts';
import { dropContentDraft } from './drafts.service.ts';
import { planTurn } from './publication-turns.service.ts';

const longestWaitMs = 366 * dayMs;

/** The version that waits for its time. Null when none does. */
export async function getScheduled(db: Db, kind: ContentKind): Promise<ScheduledContent | null> {
  const documentId = await findDocumentOf(db, kind.name);
  const row = documentId === null ? null : await findScheduledVersion(db, documentId);
  if (!row?.publishAt) return null;
  const { id, publishAt, unpublishAt, savedBy } = row;
  return {
    id,
    value: fitted(kind.fields, row.form, kind.release),
    publishAt,
    unpublishAt,
    savedBy,
  };
}

/** Reads the public version and the one that waits. */
export async function getTimedContent(db: Db, kind: ContentKind): Promise<TimedContent> {
  return { ...(await getContent(db, kind)), scheduled: await getScheduled(db, kind) };
}

export interface Times {
  /** Null for now. */
  publishAt: Date | null;
  /** Null for a version that stays. */
  unpublishAt: Date | null;
}

/** @throws DomainError BAD_REQUEST */
function refuseTimes({ publishAt, unpublishAt }: Times, now: Date): void {
  if (publishAt && publishAt <= now) throw new DomainError('BAD_REQUEST', 'This time has passed.');
  if (unpublishAt && unpublishAt <= (publishAt ?? now)) {
    throw new DomainError(
      'BAD_REQUEST',
      'The publication must end after it begins, in the future.',
    );
  }
  const last = now.getTime() + longestWaitMs;
  if ([publishAt, unpublishAt].some((time) => time && time.getTime() > last)) {
    throw new DomainError('BAD_REQUEST', 'A time within a year is needed.');
  }
}

interface TimedSave extends ContentSave {
  times: Times;
  /** Id of the scheduled version that was seen, null for none. Undefined replaces any. */
  replaces?: number | null | undefined;
}

/**
 * Publishes a value now or at a time, for good or until a time. One that waits already is replaced by another one that waits.
 * @throws DomainError BAD_REQUEST for a value that the kind does not take, and for times that make no sense; CONFLICT and
 * PRECONDITION_FAILED over a version that was not seen
 */
export async function saveContent(
  deps: ContentDeps,
  admin: AdminIdentity,
  kind: ContentKind,
  input: TimedSave,
): Promise<TimedContent> {
  const { times, check, draft } = input;
  const value = checkedValue(deps, kind, input.value);
  refuseTimes(times, deps.clock.now());
  if (!times.publishAt) await findContentFactsAhead(deps, kind, value);
  const publishing = publishingOf(deps);
  const saved = await deps.db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    refuseUnseenVersion(await getContent(tx, kind), input);
    await check?.(tx, value);
    const { publishAt, unpublishAt } = times;
    if (publishAt) {
      await refuseUnseenSchedule(tx, documentId, input.replaces);
      const version = { documentId, form: value, savedBy: admin.label, publishAt, unpublishAt };
      await scheduleVersion(tx, version);
      await recordSchedule(tx, admin, { kind, action: 'scheduled' });
    } else {
      if (unpublishAt) await refuseEndlessWords(tx, kind, { documentId, value });
      await publishContent(publishing, tx, { kind, by: admin, unpublishAt }, async () => value);
    }
    if (draft) await dropContentDraft(tx, kind, draft);
    if (publishAt || unpublishAt) await planTurn(tx, kind.name);
    return getTimedContent(tx, kind);
  });
  if (!times.publishAt) await announceContent(deps);
  return saved;
}

/** @throws DomainError PRECONDITION_FAILED */
async function refuseUnseenSchedule(
  tx: Db,
  documentId: number,
  replaces: number | null | undefined,
): Promise<void> {
  if (replaces === undefined) return;
  const waiting = await findScheduledVersion(tx, documentId);
  if ((waiting?.id ?? null) === replaces) return;
  throw new DomainError(
    'PRECONDITION_FAILED',
    'The schedule was changed since you opened this form. Nothing was replaced: look at it, then schedule again.',
  );
}

/** @throws DomainError BAD_REQUEST for words that come back at their own end */
async function refuseEndlessWords(
  tx: Db,
  kind: ContentKind,
  { documentId, value }: { documentId: number; value: unknown },
): Promise<void> {
  const form = await findFormBefore(tx, documentId);
  const before = form === null ? releaseOf(kind) : fitted(kind.fields, form, kind.release);
  if (JSON.stringify(value) !== JSON.stringify(before)) return;
  throw new DomainError(
    'BAD_REQUEST',
    'These words would come back at their own end. Change them first.',
  );
}

/** Publications note themselves (`publishContent`). */
export function recordSchedule(
  tx: Db,
  admin: AdminIdentity,
  { kind, action }: { kind: ContentKind; action: string },
): Promise<void> {
  return recordActivity(tx, {
    ...{ actor: admin.label, action, targetType: 'content', summary: kind.title },
  });
}

/** The job that comes later finds nothing. @throws DomainError NOT_FOUND when nothing waits */
export async function endSchedule(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  kind: ContentKind,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    if (!(await dropScheduledVersion(tx, documentId))) {
      throw new DomainError('NOT_FOUND', 'Nothing is scheduled.');
    }
    await planTurn(tx, kind.name);
    await recordSchedule(tx, admin, { kind, action: 'unscheduled' });
  });
}

/** Lets the public version stay that has an end. @throws DomainError NOT_FOUND when it has none */
export async function keepPublished(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  kind: ContentKind,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const documentId = await holdDocument(tx, { kind: kind.name, authorId: admin.adminId });
    const { version = 0 } = (await findPublished(tx, kind.name)) ?? {};
    if (!(await dropEnd(tx, documentId, version))) {
      throw new DomainError('NOT_FOUND', 'What is public has no end.');
    }
    await planTurn(tx, kind.name);
    await recordSchedule(tx, admin, { kind, action: 'kept' });
  });
}
