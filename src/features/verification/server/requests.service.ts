import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { lockDeveloper } from '../../../server/db/lock-developer.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { DeveloperNotice, NotifyDeveloper } from '../../../server/outbox/developer-notice.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { shownProofs } from '../../proofs/server/proofs.service.ts';
import type { RequestList, RequestListInput, VerificationRequest } from '../verification.ts';
import { verificationLimits as limits } from '../verification-limits.ts';
import { assessmentTasksKind } from '../words/assessment-tasks.ts';
import { type MessageFacts, verificationMessages } from '../words/verification-messages.ts';
import { verificationRefusals as refusals } from '../words/verification-refusals.ts';
import { endMarks } from './marks.queries.ts';
import { stepOf, toOwnRequest } from './request-views.ts';
import { tabAddress } from './tab-address.ts';
import {
  changeRequest,
  findListed,
  findRequest,
  findSubject,
  type RequestRow,
} from './verification.queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'content'>;
type ChangeDeps = ReadDeps &
  Pick<Deps, 'clock' | 'settings' | 'contentBus'> & { notifyDeveloper: NotifyDeveloper };
type Admin = Pick<AdminIdentity, 'label'>;

const unknown = () => new DomainError('NOT_FOUND', refusals.unknown);
const conflict = (message: string) => new DomainError('CONFLICT', message);

export async function listRequests(
  { db }: Pick<Deps, 'db'>,
  { page, filter }: RequestListInput,
): Promise<RequestList> {
  const { rows, total } = await findListed(db.prisma, {
    isOpen: filter === 'open',
    ...{ skip: (page - 1) * adminPageSize, take: adminPageSize },
  });
  const items = rows.map((row) => ({
    ...{ id: row.id, askedAt: row.askedAt, outcome: row.outcome, step: stepOf(row) },
    developer: { id: row.developer.id, name: row.developer.developerName },
  }));
  return { items, total, page, pageSize: adminPageSize };
}

/** @throws DomainError NOT_FOUND */
export async function getRequest(
  { db, content }: ReadDeps,
  id: number,
): Promise<VerificationRequest> {
  const row = await findRequest(db.prisma, id);
  const [subject, proofs] = row
    ? await Promise.all([
        findSubject(db.prisma, row.developerId),
        shownProofs({ db }, row.developerId),
      ])
    : [null, []];
  if (!row || !subject) throw unknown();
  return {
    ...toOwnRequest(row),
    developer: { id: subject.id, name: subject.developerName },
    projects: subject.projects,
    provenAddresses: proofs.map(({ address }) => address),
    lookedFor: row.lookedFor,
    tasks: content.valueOf(assessmentTasksKind).tasks.map(({ slug, title }) => ({ slug, title })),
  };
}

interface Change {
  data: Prisma.VerificationUncheckedUpdateInput;
  /** Verb of the activity log. */
  action: string;
  reason?: string;
  tell?: (facts: MessageFacts) => Omit<DeveloperNotice, 'dedupeKey'>;
}

/**
 * Changes a request alone with its developer.
 * @param decide gets the locked request, and refuses by throwing
 */
async function change(
  deps: ChangeDeps,
  admin: Admin,
  id: number,
  decide: (row: RequestRow, tx: Db, now: Date) => Change | Promise<Change>,
): Promise<VerificationRequest> {
  const { db, clock, settings, content, notifyDeveloper } = deps;
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const found = await findRequest(tx, id);
    if (!found) throw unknown();
    const { developerId } = found;
    await lockDeveloper(tx, developerId);
    const row = await findRequest(tx, id);
    if (!row) throw unknown();
    const { data, action, reason, tell } = await decide(row, tx, now);
    await changeRequest(tx, id, data);
    if (tell) {
      const facts = {
        brand: siteIdentityOf(content).brand,
        tab: tabAddress(settings, developerId),
      };
      const dedupeKey = `verification-${action.replaceAll(' ', '-')}:${id}`;
      await notifyDeveloper(tx, developerId, { dedupeKey, ...tell(facts) });
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action, targetType: 'developer profile', targetId: developerId },
      summary: `of developer ${developerId}${reason ? `: ${reason}` : ''}`,
    });
  });
  return getRequest(deps, id);
}

function requireOpen({ endedAt }: RequestRow): void {
  if (endedAt) throw conflict(refusals.ended);
}

/**
 * Gives a copy of a task to the developer, to be answered within some days.
 * @throws DomainError NOT_FOUND, BAD_REQUEST for a task that is gone, CONFLICT when one was given or the request has ended
 */
export function giveTask(
  deps: ChangeDeps,
  admin: Admin,
  { id, task: slug, days }: { id: number; task: string; days: number },
): Promise<VerificationRequest> {
  const task = deps.content.valueOf(assessmentTasksKind).tasks.find((one) => one.slug === slug);
  return change(deps, admin, id, (row, _tx, now) => {
    requireOpen(row);
    if (row.givenAt) throw conflict(refusals.given);
    if (!task) throw new DomainError('BAD_REQUEST', refusals.unknownTask);
    const answerUntil = new Date(now.getTime() + days * dayMs);
    return {
      data: {
        ...{ taskTitle: task.title, taskText: task.text, lookedFor: task.lookedFor },
        ...{ givenAt: now, answerUntil },
      },
      action: 'gave a task to',
      tell: (facts) => verificationMessages.given({ ...facts, until: answerUntil }),
    };
  });
}

/**
 * Writes the result of the assessment. It can be written anew while the request is open.
 * @throws DomainError NOT_FOUND, CONFLICT before there is something to judge
 */
export function assess(
  deps: ChangeDeps,
  admin: Admin,
  { id, isPassed, remarks }: { id: number; isPassed: boolean; remarks: string },
): Promise<VerificationRequest> {
  return change(deps, admin, id, (row, _tx, now) => {
    requireOpen(row);
    const { answerUntil, answeredAt } = row;
    if (!answerUntil) throw conflict(refusals.noTask);
    if (!answeredAt && (isPassed || answerUntil > now)) throw conflict(refusals.notAnswered);
    return { data: { isPassed, remarks, assessedAt: now }, action: 'assessed' };
  });
}

/**
 * Writes the review of the portfolio. It can be written anew while the request is open.
 * @throws DomainError NOT_FOUND, CONFLICT after the end of the request
 */
export function review(
  deps: ChangeDeps,
  admin: Admin,
  { id, remarks }: { id: number; remarks: string },
): Promise<VerificationRequest> {
  return change(deps, admin, id, (row, _tx, now) => {
    requireOpen(row);
    return {
      data: { reviewRemarks: remarks, reviewedAt: now },
      action: 'reviewed the portfolio of',
    };
  });
}

function yearsAfter(time: Date, years: number): Date {
  const end = new Date(time);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}

/**
 * Gives the mark. It takes the place of one that still holds.
 * @throws DomainError NOT_FOUND, CONFLICT unless the assessment is passed and the portfolio is reviewed
 */
export async function verify(
  deps: ChangeDeps,
  admin: Admin,
  { id, examined }: { id: number; examined: string },
): Promise<VerificationRequest> {
  const verified = await change(deps, admin, id, async (row, tx, now) => {
    requireOpen(row);
    if (!row.isPassed || !row.reviewedAt) throw conflict(refusals.notReady);
    await endMarks(tx, row.developerId, now);
    const markUntil = yearsAfter(now, limits.markYears);
    return {
      data: { endedAt: now, outcome: 'verified', examined, markUntil },
      action: 'verified',
      tell: (facts) => verificationMessages.verified({ ...facts, until: markUntil }),
    };
  });
  await deps.contentBus.announce('rows');
  return verified;
}

/** @throws DomainError NOT_FOUND, CONFLICT after the end of the request */
export function decline(
  deps: ChangeDeps,
  admin: Admin,
  { id, reason }: { id: number; reason: string },
): Promise<VerificationRequest> {
  return change(deps, admin, id, (row, _tx, now) => {
    requireOpen(row);
    const againFrom = new Date(now.getTime() + limits.waitDays * dayMs);
    return {
      data: { endedAt: now, outcome: 'declined', reason },
      ...{ action: 'declined to verify', reason },
      tell: (facts) => verificationMessages.declined({ ...facts, reason, againFrom }),
    };
  });
}

/** @throws DomainError NOT_FOUND, CONFLICT unless the mark holds */
export async function takeBackMark(
  deps: ChangeDeps,
  admin: Admin,
  { id, reason }: { id: number; reason: string },
): Promise<VerificationRequest> {
  const taken = await change(deps, admin, id, (row, _tx, now) => {
    const holds = row.markUntil !== null && row.markUntil > now && row.takenBackAt === null;
    if (!holds) throw conflict(refusals.noMark);
    return {
      data: { takenBackAt: now, reason },
      ...{ action: 'took back the mark of', reason },
      tell: (facts) => verificationMessages.takenBack({ ...facts, reason }),
    };
  });
  await deps.contentBus.announce('rows');
  return taken;
}
