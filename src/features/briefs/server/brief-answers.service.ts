import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { noticesOf } from '../../requests/server/notices.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { countForDeveloper } from '../../traffic/server/counting/developer-counts.service.ts';
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

/** Older briefs have ended and are purged. */
const mostShown = 100;

/** People seldom write the legal form when they name a company. */
const legalForm =
  /[\s,]+(?:inc|ltd|limited|llc|llp|plc|corp|gmbh|ag|ug|kg|sarl|sas|srl|bv|nv|ab|as|aps|oy|pty ltd)\.?$/i;

/** Shows all of the request after the choice, no sender while the brief is open, and only the project type after its end. */
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

export async function listDeveloperBriefs(
  deps: BriefDeps & Pick<Deps, 'textWork'>,
  developerId: number,
): Promise<DeveloperBrief[]> {
  const briefs: DeveloperBrief[] = [];
  // One by one: in parallel they would fill the queue of the text workers.
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

export function findUnseenBriefs(
  db: Db,
  developerId: number,
  now: Date,
): Promise<{ count: number; cameAt: Date | null }> {
  return findUnseen(db, developerId, now);
}

export async function markBriefsSeen({ db, clock }: BriefDeps, developerId: number): Promise<void> {
  await markSeen(db.prisma, developerId, clock.now());
}

/**
 * Answers a brief. The answer may change until the sender has chosen. Mails the first yes to the sender, and the first yes and
 * the first no to the owner.
 * @throws DomainError NOT_FOUND for a brief of another developer, CONFLICT after its end
 */
export async function answerBrief(
  deps: BriefDeps & Pick<Deps, 'mail' | 'settings' | 'content'>,
  developerId: number,
  { briefId, answer, word, draft }: BriefAnswer,
): Promise<void> {
  const now = deps.clock.now();
  const notices = noticesOf(deps);
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
    if (!brief.answeredAt) {
      await countForDeveloper(tx, { developerId, what: 'briefAnswers', at: now });
    }
    await dropSentDraft(tx, { of: { briefId }, kind: 'answer' }, { text: word, lineage: draft });
    await updateBriefs(tx, where, {
      ...{ state: answer, word, answeredAt: now, seenAt: brief.seenAt ?? now },
      endsAt: answer === 'yes' ? choiceEnd(now) : now,
    });
    const { requestId } = brief;
    const dedupeKey = mailKeyOf(brief);
    if (answer === 'yes') {
      const { email = null } = (await findShownRequest(tx, requestId)) ?? {};
      await notices.toSender(tx, { requestId, email, dedupeKey }, briefMailContent.yes);
    }
    const notice = { requestId, dedupeKey: `${dedupeKey}:${answer}` };
    await notices.toOwner(tx, notice, (brand, link) =>
      briefMailContent.answered(brand, answer, link),
    );
  });
}

/** A renewed offer gets a new key. */
const mailKeyOf = ({ id, createdAt }: BriefRow) => `brief:${id}:${createdAt.getTime()}`;
