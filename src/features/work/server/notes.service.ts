import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { addEntry, countEntry } from '../../conversations/server/entries/entries.service.ts';
import { noticesOf } from '../../requests/server/notices.service.ts';
import { addOwnersFile } from '../../requests/server/page/files.service.ts';
import { openRequestToAct } from '../../requests/server/page/request-keys.service.ts';
import { enterSendersWords } from '../../requests/server/page/said/senders-words.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import type { NewNote, StageAnswerForm } from '../work.ts';
import { findRequestOfStage, findStage } from './work.queries.ts';

const noStage = () => new DomainError('NOT_FOUND', 'Stage not found');

/**
 * Writes a note at a stage into the thread of the request. A repetition within the hour is ignored.
 * @throws DomainError NOT_FOUND
 */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { requestId, stageId, text, address }: NewNote,
): Promise<void> {
  const createdAt = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const isThere = await holdRequest(tx, requestId);
    const stage = isThere && (await findStage(tx, { id: stageId, requestId }));
    if (!stage) throw noStage();
    const added = await addEntry(tx, {
      ...{ of: { requestId }, side: 'outgoing', author: admin.label, createdAt },
      ...{ body: text, address, stageId },
    });
    if (!added) return;
    await recordActivity(tx, {
      actor: admin.label,
      action: 'wrote a note about',
      targetType: 'contact request',
      targetId: requestId,
      summary: stage.title,
    });
  });
}

/** The caller has checked the admin. @throws DomainError as `addOwnersFile` */
export async function addNoteFile(
  deps: Parameters<typeof addOwnersFile>[0],
  admin: Pick<AdminIdentity, 'label'>,
  { stageId, ...file }: { stageId: number; bytes: Buffer; name: string },
): Promise<{ url: string }> {
  const requestId = await findRequestOfStage(deps.db.prisma, stageId);
  if (requestId === null) throw noStage();
  return addOwnersFile(deps, admin, { requestId, stageId, ...file });
}

/**
 * Adds the client's words about a stage to the thread. A repetition within the hour is ignored.
 * @throws DomainError NOT_FOUND for an invalid key and a stage of another request, TOO_MANY_REQUESTS
 */
export async function answerStage(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content'>,
  { key, stage, text }: StageAnswerForm & { key: string },
): Promise<void> {
  const { requestId, colleague } = await openRequestToAct(deps, key);
  await countEntry(deps, 'requestId', requestId);
  const notices = noticesOf(deps);
  const now = deps.clock.now();
  const stageId = Number(stage);
  await deps.db.prisma.$transaction(async (tx) => {
    const isThere = await holdRequest(tx, requestId);
    if (!isThere || !(await findStage(tx, { id: stageId, requestId }))) throw noStage();
    const writer = colleague ?? undefined;
    const said = { requestId, stageId, text, writer, files: [], channel: 'page', now } as const;
    await enterSendersWords(notices, tx, said);
  });
}
