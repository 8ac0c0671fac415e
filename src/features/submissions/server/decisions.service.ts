import type { z } from 'zod';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { withEachRow } from '../../../server/each-row.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import type { ValueOf } from '../../../shared/addresses/page.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { keptDays } from '../../../shared/retention.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import type { SubmissionStatus } from '../submission-options.ts';
import type {
  ListedSubmission,
  SubmissionMoves,
  SubmissionsMoved,
  submissionListInputSchema,
} from '../submissions.ts';
import { adminSubmissionsContent as words } from '../words/admin-submissions.ts';
import { submissionMailContent } from '../words/submission-mail.ts';
import { entryAbout, knownEntry, newKinds } from './known-entries.ts';
import {
  countSubmissions,
  findSubmissions,
  findWithJoined,
  moveSubmission,
  purgeSubmissionsBefore,
  takeNameOff,
} from './submissions.queries.ts';

type DecidingDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'settings'>;

export async function listSubmissions(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  { page, ...filter }: z.output<typeof submissionListInputSchema>,
) {
  const published: ValueOf = (kind) => content.valueOf(kind);
  const [rows, total] = await Promise.all([
    findSubmissions(db.prisma, filter, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countSubmissions(db.prisma, filter),
  ]);
  const items = rows.map(({ _count, ...row }): ListedSubmission => {
    const { kind, about } = row;
    const entry = about === '' ? knownEntry(published, row) : entryAbout(published, kind, about);
    const shown = entry && { title: entry.title, path: entry.path, text: entry.text };
    const contentKind = entry?.contentKind ?? newKinds[kind];
    return { ...row, joinedCount: _count.joined, entry: shown ?? null, contentKind };
  });
  return { items, total, page, pageSize: adminPageSize };
}

export function countWaiting({ db }: Pick<Deps, 'db'>): Promise<number> {
  return countSubmissions(db.prisma, { status: 'waiting', search: '' });
}

const isDecision = (status: SubmissionStatus) => status === 'accepted' || status === 'declined';

/**
 * Moves submissions, each with those that joined it. The sender is told of the first decision. Rows that somebody else has moved
 * are left and named.
 */
export function moveSubmissions(
  deps: DecidingDeps,
  admin: AdminIdentity,
  { moves, reason }: SubmissionMoves,
): Promise<SubmissionsMoved> {
  return withEachRow(moves, async (move) => {
    if (move.from === move.to) return null;
    await moveOne(deps, admin, move, reason);
    return move;
  });
}

async function moveOne(
  deps: DecidingDeps,
  admin: AdminIdentity,
  { id, from, to }: SubmissionMoves['moves'][number],
  reason: string,
): Promise<void> {
  const { brand } = siteIdentityOf(deps.content);
  const link = absoluteUrl(deps.settings.siteOrigin, paths.submit);
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const count = await moveSubmission(
      tx,
      { id, from },
      {
        ...{ status: to, reason: to === 'declined' ? reason : '' },
        ...{ decidedAt: isDecision(to) ? now : null, decidedBy: admin.label },
      },
    );
    if (count === 0) throw new DomainError('CONFLICT', words.refusals.meanwhile);
    const rows = await findWithJoined(tx, id);
    const { title = '', about = '' } = rows.find((row) => row.id === id) ?? {};
    await recordActivity(tx, {
      ...{ actor: admin.label, action: words.activity[to], targetType: 'submission' },
      ...{ targetId: id, summary: title || about },
    });
    for (const { id: rowId, email } of rows) {
      if (email === '' || !isDecision(to)) continue;
      const mail =
        to === 'accepted'
          ? submissionMailContent.accepted(brand, link)
          : submissionMailContent.declined(brand, reason);
      await sendMail(tx, {
        ...mail,
        ...{ recipient: email, origin: 'byHand', dedupeKey: `submission-decision:${rowId}` },
      });
    }
  });
}

/**
 * Takes the name of a sender off the page of the form.
 * @throws DomainError NOT_FOUND
 */
export async function hideSendersName(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    if ((await takeNameOff(tx, id)) === 0) {
      throw new DomainError('NOT_FOUND', words.refusals.notNamed);
    }
    await recordActivity(tx, {
      ...{ actor: admin.label, action: words.activity.unnamed, targetType: 'submission' },
      ...{ targetId: id, summary: '' },
    });
  });
}

export function purgeSubmissions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeSubmissionsBefore(db.prisma, daysBefore(clock.now(), keptDays.submissions), mode);
}
