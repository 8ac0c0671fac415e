import { createHash } from 'node:crypto';
import type { Deps } from '../../../server/deps.ts';
import { isWithinRecipientLimit } from '../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import type { ValueOf } from '../../../shared/addresses/page.ts';
import { counters } from '../../../shared/limits/limits.ts';
import {
  judgeMessage,
  type SpamSignals,
  type Verdict,
} from '../../requests/server/spam-defense.ts';
import type { SubmissionKind } from '../submission-options.ts';
import type { KnownEntry, SubmissionForm } from '../submissions.ts';
import { submissionMailContent } from '../words/submission-mail.ts';
import { entryAbout, knownEntry, matchKeyOf } from './known-entries.ts';
import {
  findSameWaiting,
  findSubmissionByKey,
  findThanked,
  insertSubmission,
} from './submissions.queries.ts';

type SendingDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'content' | 'mail'>;

const statusOf = {
  clean: 'waiting',
  suspected: 'suspected',
  machine: 'spam',
} as const satisfies Record<Verdict, string>;

const mostThanked = 50;

const publishedOf =
  ({ content }: Pick<Deps, 'content'>): ValueOf =>
  (kind) =>
    content.valueOf(kind);

/** Treats the same form on the same day (UTC) as one: a double press, a retry or a reload. */
function dedupeKeyOf(form: Omit<SubmissionForm, 'anyway'>, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, form]))
    .digest('hex');
}

/**
 * Stores a submission. Junk is stored too, so that a false suspicion loses nothing.
 * @returns the entry that is here already, unless the sender sends it anyway; then nothing is stored
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function sendSubmission(
  deps: SendingDeps,
  input: { form: SubmissionForm; signals: SpamSignals; ip: string },
): Promise<{ known: KnownEntry | null }> {
  const { anyway, isNamed, ...form } = input.form;
  const isNew = form.about === '';
  const known = isNew && anyway === '' ? knownEntry(publishedOf(deps), form) : undefined;
  if (known) return { known: { title: known.title, path: known.path } };

  const now = deps.clock.now();
  const dedupeKey = dedupeKeyOf({ ...form, isNamed }, now);
  const { signals, ip } = input;
  const verdict = await judgeMessage(deps, { kind: 'submission', box: 'site', signals, ip });
  const mayMail =
    verdict === 'clean' &&
    form.email !== '' &&
    // A repeated form does not count against the limit.
    !(await findSubmissionByKey(deps.db.prisma, dedupeKey)) &&
    (await isWithinRecipientLimit(deps.rateLimits, counters['submission-mail'], form.email));
  const matchKey = isNew ? matchKeyOf(form) : '';
  await deps.db.prisma.$transaction(async (tx) => {
    const same = verdict === 'clean' && isNew ? await findSameWaiting(tx, matchKey) : null;
    const id = await insertSubmission(tx, {
      ...form,
      ...{ isNamed: isNamed === 'on', status: statusOf[verdict], joinedId: same?.id ?? null },
      ...{ matchKey, dedupeKey, createdAt: now },
    });
    if (id === null || !mayMail) return;
    await sendMail(tx, {
      ...submissionMailContent.receipt(siteIdentityOf(deps.content).brand),
      ...{ recipient: form.email, origin: 'replied', dedupeKey: `submission:${id}` },
    });
  });
  return { known: null };
}

/** None while the database does not answer: the form is drawn all the same. */
async function thankedNames({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string[]> {
  try {
    return await findThanked(db.prisma, mostThanked);
  } catch (error) {
    log.warn({ err: error }, 'the names of thanked senders could not be read');
    return [];
  }
}

/** All that the page of the form shows beside its words. */
export async function submitPage(
  deps: Pick<Deps, 'db' | 'content' | 'log'>,
  { kind, about }: { kind?: SubmissionKind | undefined; about: string },
): Promise<{ about: KnownEntry | null; thanks: string[] }> {
  const entry = kind && entryAbout(publishedOf(deps), kind, about);
  return {
    about: entry ? { title: entry.title, path: entry.path } : null,
    thanks: await thankedNames(deps),
  };
}
