import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import { twilioAccountOf } from '../../../../server/integrations/sms/create-sms.ts';
import { answerDueAt } from '../../../../shared/time/answer-time.ts';
import { isDayOver } from '../../../../shared/time/time-zones.ts';
import {
  type EntryRow,
  listEntries,
  markEntriesSeen,
} from '../../../conversations/server/entries/entries.service.ts';
import { promiseOf, type RequestEvents, stageOf, stepsDone } from '../../request-events.ts';
import type { RequestPage } from '../../requests.ts';
import { agreedOf } from '../agreed.service.ts';
import { textCodeOf } from '../by-text/text-codes.service.ts';
import { mergedRequestsOf } from '../merging/merging.service.ts';
import { findNda } from './nda.queries.ts';
import { openRequest, type RequestColleague } from './request-keys.service.ts';
import { findHappenings, findRequest, type HappeningsRow } from './requests.queries.ts';

function eventsOf(
  entries: readonly EntryRow[],
  { openedAt, calls: [call], quotes: [quote] }: HappeningsRow,
  now: Date,
): RequestEvents {
  const isOver = quote?.state === 'open' && isDayOver(quote.validUntil, now);
  return {
    isOpened: openedAt !== null,
    isAnswered: entries.some(({ side }) => side === 'outgoing'),
    call: call?.heldAt ? 'held' : call && call.endsAt > now ? 'booked' : null,
    quote: !quote || quote.state === 'replaced' ? null : isOver ? 'expired' : quote.state,
  };
}

/** @returns an empty name for the reader's own words */
function writerOf(
  author: string,
  { firstName }: { firstName: string },
  reader: RequestColleague | null,
): string {
  return author === (reader?.name ?? '') ? '' : author || firstName;
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getRequestPage(
  deps: Pick<Deps, 'db' | 'clock' | 'keyring' | 'settings'>,
  key: string,
): Promise<RequestPage> {
  const { requestId, keyHash, endsAt, mailAddress, colleague } = await openRequest(deps, key);
  const [request, happenings, entries, nda, agreed, { merged }] = await Promise.all([
    findRequest(deps.db.prisma, requestId),
    findHappenings(deps.db.prisma, requestId),
    listEntries(deps.db.prisma, { requestId }),
    findNda(deps.db.prisma, requestId),
    agreedOf(deps.db.prisma, requestId),
    mergedRequestsOf(deps.db.prisma, requestId),
  ]);
  if (!request || !happenings) throw opensNothing();
  const now = deps.clock.now();
  const mayText = mailAddress !== '' && !colleague && twilioAccountOf(deps.settings) !== null;
  const answerBy = answerDueAt(request.createdAt);
  const events = eventsOf(entries, happenings, now);
  const promise = promiseOf(events, { status: request.status, answerBy, now });
  return {
    ...request,
    stage: stageOf(events, request.status),
    stepsDone: stepsDone(events),
    answerBy,
    isAnswerPromised: promise === 'open' || promise === 'late',
    isLate: promise === 'late',
    merged,
    entries: entries.map(({ author, ...entry }) => ({
      ...entry,
      writer: entry.side === 'incoming' ? writerOf(author, request, colleague) : '',
    })),
    colleague,
    nda,
    agreed,
    textCode: mayText ? textCodeOf(deps.keyring, { requestId, keyHash }) : null,
    linkEndsAt: endsAt,
  };
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function markAnswersSeen(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<void> {
  const { requestId, colleague } = await openRequest(deps, key);
  // The client has not read what a colleague read.
  if (colleague) return;
  const seen = { side: 'outgoing', now: deps.clock.now() } as const;
  await markEntriesSeen(deps.db.prisma, { requestId }, seen);
}
