import { answerDueAt } from '../../../../shared/answer-time.ts';
import type { RequestStage } from '../../../../shared/request-options.ts';
import type { RequestPage } from '../../../../shared/requests.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import { findNda } from './nda.queries.ts';
import { openRequest } from './request-keys.service.ts';
import {
  type EntryRow,
  findEntries,
  findRequest,
  markEntriesSeen,
  type RequestRow,
} from './requests.queries.ts';

/** What we take for junk looks like any other request to its sender. */
const stages: Record<RequestRow['status'], RequestStage> = {
  new: 'received',
  read: 'read',
  answered: 'answered',
  call: 'call',
  quote: 'quote',
  won: 'closed',
  lost: 'closed',
  suspected: 'received',
  spam: 'received',
};

/** An answer stays given, also where the sender has written since and the request is new again. */
function stageOf({ status }: RequestRow, entries: readonly EntryRow[]): RequestStage {
  const stage = stages[status];
  const isBeforeAnswer = stage === 'received' || stage === 'read';
  return isBeforeAnswer && entries.some(({ kind }) => kind === 'owner') ? 'answered' : stage;
}

/** What the sender of a request sees of it. @throws DomainError NOT_FOUND for a key that opens nothing */
export async function getRequestPage(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<RequestPage> {
  const { requestId, endsAt } = await openRequest(deps, key);
  const [request, entries, nda] = await Promise.all([
    findRequest(deps.db.prisma, requestId),
    findEntries(deps.db.prisma, requestId),
    findNda(deps.db.prisma, requestId),
  ]);
  if (!request) throw new DomainError('NOT_FOUND', 'This link opens nothing.');
  const stage = stageOf(request, entries);
  const answerBy = answerDueAt(request.createdAt);
  const isOpen = stage === 'received' || stage === 'read';
  return {
    ...request,
    stage,
    answerBy,
    isLate: isOpen && answerBy < deps.clock.now(),
    entries,
    nda,
    linkEndsAt: endsAt,
  };
}

/** The sender has what we said on the screen. @throws DomainError NOT_FOUND for a key that opens nothing */
export async function markAnswersSeen(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<void> {
  const { requestId } = await openRequest(deps, key);
  await markEntriesSeen(deps.db.prisma, { requestId, kind: 'owner' }, deps.clock.now());
}
