import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { inboxLink } from '../../requests/server/inbox-link.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { dropSentDraft } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import { isBriefOpen } from '../brief-options.ts';
import type { BriefAnswer, DeveloperBrief } from '../briefs.ts';
import { briefMailContent, briefRefusals } from '../words/briefs.ts';
import { shownBriefText } from './brief-text-task.ts';
import {
  type BriefOfDeveloperRow,
  type BriefRow,
  countUnanswered,
  findBrief,
  findBriefsOfDeveloper,
  findShownRequest,
  findUnseen,
  markSeen,
  updateBriefs,
} from './briefs.queries.ts';
import { briefStateOf, choiceEnd } from './briefs.service.ts';

type BriefDeps = Pick<Deps, 'db' | 'clock'>;

/** Older ones of a developer are over, and cleared away. */
const mostShown = 100;

/** Seldom written where a company names itself. */
const legalForm =
  /[\s,]+(?:inc|ltd|limited|llc|llp|plc|corp|gmbh|ag|ug|kg|sarl|sas|srl|bv|nv|ab|as|aps|oy|pty ltd)\.?$/i;

/** Shows a developer the request: all of it once chosen, nothing that names the sender while open, only its kind once over. */
async function toDeveloperBrief(
  { textWork }: Pick<Deps, 'textWork'>,
  row: BriefOfDeveloperRow,
  now: Date,
): Promise<DeveloperBrief> {
  const { request, requestId: _request, developerId: _developer, seenAt: _seen, ...brief } = row;
  const { firstName, lastName, email, company, ...about } = request;
  const state = briefStateOf(row, now);
  const isChosen = state === 'chosen';
  const names = [
    ...[`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${lastName}${firstName}`],
    ...[firstName, lastName, company, company.replace(legalForm, '')],
  ];
  const { description, projectType, ...price } = about;
  const readable = isBriefOpen(state)
    ? { ...price, description: await textWork.once(shownBriefText, { text: description, names }) }
    : { budgetRange: null, estimate: '', description: '' };
  return {
    ...brief,
    ...{ state, projectType },
    ...(isChosen ? { ...price, description } : readable),
    sender: isChosen ? { firstName, lastName, email, company } : null,
  };
}

/** Lists the developer's briefs, the newest first. */
export async function listDeveloperBriefs(
  deps: BriefDeps & Pick<Deps, 'textWork'>,
  developerId: number,
): Promise<DeveloperBrief[]> {
  const briefs: DeveloperBrief[] = [];
  // One after the other: all at once would fill the line in which others wait with their texts.
  for (const row of await findBriefsOfDeveloper(deps.db.prisma, developerId, mostShown)) {
    briefs.push(await toDeveloperBrief(deps, row, deps.clock.now()));
  }
  return briefs;
}

export function countUnansweredBriefs(
  { db, clock }: BriefDeps,
  developerId: number,
): Promise<number> {
  return countUnanswered(db.prisma, developerId, clock.now());
}

/** Counts the developer's unseen briefs, offered or chosen, for notifications. */
export function findUnseenBriefs(
  db: Db,
  developerId: number,
  now: Date,
): Promise<{ count: number; cameAt: Date | null }> {
  return findUnseen(db, developerId, now);
}

/** Marks the developer's briefs as seen, once they are on the screen. */
export async function markBriefsSeen({ db, clock }: BriefDeps, developerId: number): Promise<void> {
  await markSeen(db.prisma, developerId, clock.now());
}

/**
 * Answers a brief, which may be answered anew until the sender has chosen. The first yes is told to the sender by mail, the
 * first yes and the first no to the owner.
 * @throws DomainError NOT_FOUND for somebody else's, CONFLICT for one that is over
 */
export async function answerBrief(
  deps: BriefDeps & Pick<Deps, 'mail' | 'settings'>,
  developerId: number,
  { briefId, answer, word, draft }: BriefAnswer,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const where = { id: briefId, developerId };
    const found = await findBrief(tx, where);
    if (!found) throw new DomainError('NOT_FOUND', 'There is no such brief.');
    await holdRequest(tx, found.requestId);
    const brief = await findBrief(tx, where);
    const isOpen = brief?.state === 'open' || brief?.state === 'yes';
    if (!brief || !isOpen || brief.endsAt <= now) {
      throw new DomainError('CONFLICT', briefRefusals.over);
    }
    await dropSentDraft(tx, { briefId, kind: 'briefWord' }, { text: word, lineage: draft });
    await updateBriefs(tx, where, {
      ...{ state: answer, word, answeredAt: now, seenAt: brief.seenAt ?? now },
      endsAt: answer === 'yes' ? choiceEnd(now) : now,
    });
    const { ownerAddress } = deps.mail;
    if (!ownerAddress) return;
    if (answer === 'yes') await tellSender(tx, brief);
    await sendMail(tx, {
      ...briefMailContent.answered(answer, inboxLink(deps.settings, brief.requestId)),
      recipient: ownerAddress,
      requestId: brief.requestId,
      dedupeKey: `${mailKeyOf(brief)}:${answer}`,
    });
  });
}

/** Offered anew, it is another one. */
const mailKeyOf = ({ id, createdAt }: BriefRow) => `brief:${id}:${createdAt.getTime()}`;

async function tellSender(tx: Db, brief: BriefRow): Promise<void> {
  const { requestId } = brief;
  const request = await findShownRequest(tx, requestId);
  if (!request?.email) return;
  await sendMail(tx, {
    ...briefMailContent.yes(),
    recipient: request.email,
    requestId,
    hasLink: true,
    dedupeKey: mailKeyOf(brief),
  });
}
