import { createHash } from 'node:crypto';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { agreedOf } from '../../requests/server/agreed.service.ts';
import { inboxLink } from '../../requests/server/notices.service.ts';
import {
  openRequest,
  openRequestToDecide,
} from '../../requests/server/page/request-keys.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { workRefusals } from '../words/work.ts';
import { workMailContent } from '../words/work-mail.ts';
import type { ApprovalForm, Stage, StageForm } from '../work.ts';
import { workLimits } from '../work-options.ts';
import {
  findClient,
  findStage,
  findStages,
  insertStage,
  type StageRow,
  updateStage,
} from './work.queries.ts';
import { beginWork, findEnd } from './work-as-whole.queries.ts';

const toStage = ({ dueOn, ...row }: StageRow): Stage => ({
  ...row,
  dueOn: dueOn?.toISOString().slice(0, 10) ?? '',
});

export async function listStages({ db }: Pick<Deps, 'db'>, requestId: number): Promise<Stage[]> {
  return (await findStages(db.prisma, requestId)).map(toStage);
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getStages(
  deps: Pick<Deps, 'db' | 'clock'>,
  { key }: { key: string },
): Promise<Stage[]> {
  const { requestId } = await openRequest(deps, key);
  return listStages(deps, requestId);
}

const noRequest = () => new DomainError('NOT_FOUND', 'Contact request not found');

/** A change names the revision that its writer saw. A new stage has none. */
interface StageChange extends StageForm {
  requestId: number;
  id?: number;
  seen?: number;
}

/**
 * Adds or changes a stage.
 * @throws DomainError NOT_FOUND; CONFLICT without an accepted quote, beyond the most stages, for an approved stage, for one that
 * was changed since it was read and after the end of the work
 */
export async function saveStage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { requestId, id, seen, dueOn, ...fields }: StageChange,
): Promise<void> {
  const at = clock.now();
  await db.prisma.$transaction(async (tx) => {
    if (!(await holdRequest(tx, requestId))) throw noRequest();
    const agreed = await agreedOf(tx, requestId);
    if (!agreed?.kinds.includes('quote')) {
      throw new DomainError('CONFLICT', workRefusals.noOrder);
    }
    const data = { ...fields, dueOn: dueOn === '' ? null : new Date(dueOn), changedAt: at };
    if ((await findEnd(tx, requestId))?.endedAt) {
      throw new DomainError('CONFLICT', workRefusals.ended);
    }
    if (id === undefined) await addStage(tx, requestId, data);
    else await changeStage(tx, { requestId, id, seen }, data);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'planned the work of',
      targetType: 'contact request',
      targetId: requestId,
      summary: fields.title,
    });
  });
}

type StageData = Omit<StageForm, 'dueOn'> & { dueOn: Date | null; changedAt: Date };

async function addStage(tx: Db, requestId: number, data: StageData): Promise<void> {
  const stages = await findStages(tx, requestId);
  if (stages.length >= workLimits.stages) throw new DomainError('CONFLICT', workRefusals.full);
  await beginWork(tx, requestId, new Date(data.changedAt.getTime() - 1));
  await insertStage(tx, { ...data, requestId });
}

async function changeStage(
  tx: Db,
  { requestId, id, seen }: { requestId: number; id: number; seen: number | undefined },
  data: StageData,
): Promise<void> {
  const stage = await findStage(tx, { id, requestId });
  if (!stage) throw new DomainError('NOT_FOUND', 'Stage not found');
  if (stage.approvedAt) throw new DomainError('CONFLICT', workRefusals.approved);
  if (stage.revision !== seen) throw new DomainError('CONFLICT', workRefusals.changed);
  await updateStage(tx, id, { ...data, revision: stage.revision + 1 });
}

/** An approval is about this text, which is always the same for the same stage. */
function textOf({ title, text, address }: StageRow): string {
  return [title, text, address].filter(Boolean).join('\n\n');
}

/**
 * Approves the revision that was on the screen. The same approval again changes nothing.
 * @throws DomainError NOT_FOUND, CONFLICT for a stage that was changed since or does not wait for the client, TOO_MANY_REQUESTS
 */
export async function approveStage(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content'>,
  { key, stage: id, revision, name }: ApprovalForm & { key: string },
): Promise<Stage[]> {
  const { requestId } = await openRequestToDecide(deps, key);
  await deps.rateLimits.consume(counters['request-approval'], String(requestId));
  const { ownerAddress } = deps.mail;
  const at = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await holdRequest(tx, requestId))) throw noRequest();
    const stage = await findStage(tx, { id: Number(id), requestId });
    if (!stage) throw new DomainError('NOT_FOUND', 'Stage not found');
    if (stage.approvedAt) return;
    if (String(stage.revision) !== revision) {
      throw new DomainError('CONFLICT', workRefusals.changed);
    }
    if (stage.state !== 'yours') throw new DomainError('CONFLICT', workRefusals.notYours);
    const approvedText = textOf(stage);
    const approvedTextHash = createHash('sha256').update(approvedText).digest('hex');
    await updateStage(tx, stage.id, {
      ...{ state: 'done', approvedAt: at, approvedBy: name, approvedText, approvedTextHash },
    });
    if (!ownerAddress) return;
    const client = await findClient(tx, requestId);
    const approval = { title: stage.title, name, hash: approvedTextHash, text: approvedText };
    const link = inboxLink(deps.settings, requestId);
    await sendMail(tx, {
      ...workMailContent.approved(siteIdentityOf(deps.content).brand, approval, link),
      recipient: ownerAddress,
      replyTo: client?.email ?? '',
      replyToName: name,
      requestId,
      dedupeKey: `work-approval:${stage.id}`,
    });
  });
  return listStages(deps, requestId);
}
