import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { inboxLink } from '../../requests/server/inbox-link.ts';
import { lockRequest } from '../../requests/server/request-moves.queries.ts';
import { dropSentDraft } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import { isBriefOpen } from '../brief-options.ts';
import type { BriefAnswer, DeveloperBrief } from '../briefs.ts';
import { briefMailContent, briefRefusals } from '../words/briefs.ts';
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

/** What a developer sees of a request: everything once chosen, nothing that names its sender before, no more than its kind afterwards. */
function toDeveloperBrief(row: BriefOfDeveloperRow, now: Date): DeveloperBrief {
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
    ? { ...price, description: briefText(description, names) }
    : { budgetRange: null, estimate: '', description: '' };
  return {
    ...brief,
    ...{ state, projectType },
    ...(isChosen ? { ...price, description } : readable),
    sender: isChosen ? { firstName, lastName, email, company } : null,
  };
}

/** What a developer was offered, the newest first. */
export async function listDeveloperBriefs(
  { db, clock }: BriefDeps,
  developerId: number,
): Promise<DeveloperBrief[]> {
  const rows = await findBriefsOfDeveloper(db.prisma, developerId, mostShown);
  return rows.map((row) => toDeveloperBrief(row, clock.now()));
}

/** How many briefs wait for a developer's answer. */
export function countUnansweredBriefs(
  { db, clock }: BriefDeps,
  developerId: number,
): Promise<number> {
  return countUnanswered(db.prisma, developerId, clock.now());
}

/** What a developer was offered or chosen for and has not seen, for those who tell them. */
export function findUnseenBriefs(
  db: Db,
  developerId: number,
  now: Date,
): Promise<{ count: number; cameAt: Date | null }> {
  return findUnseen(db, developerId, now);
}

/** The developer has what was offered on the screen. */
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
    await lockRequest(tx, found.requestId);
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

/** Stands in the place of what is not shown. */
const hidden = '[hidden]';

/** Characters that nobody sees and that keep words from being found. */
const invisible = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/gu;
const letter = String.raw`[\p{L}\p{M}\p{N}-]`;
const at = String.raw`(?:\s{0,2}@\s{0,2}| ?[([{] ?(?:at|@) ?[)\]}] ?| at )`;
/** The full stop of Chinese and Japanese is one of an address only between letters of the alphabet. */
const point = String.raw`(?:\.|(?<=[a-z\d])。(?=[a-z]))`;
const dot = String.raw`(?:${point}|\s\.\s?| ?[([{] ?(?:dot|\.) ?[)\]}] ?| dot )`;
const mailAddress = new RegExp(
  String.raw`[\p{L}\p{M}\p{N}_.+'%-]{1,64}${at}${letter}{1,63}(?:${dot}${letter}{1,63}){1,4}`,
  'giu',
);
/** "at" and "dot" in words alone are common English; together they are an address. */
const isAddress = (text: string) => /[@([{]|\bdot\b/i.test(text);
const besideAt = /[^\s@]{1,64}@[^\s@]{1,255}/g;
const webAddress = /\b(?:[a-z]{2,10}:\/\/\s?|www\.)[^\s<>()[\]]+/gi;
/** Names of files and of programming tools are none: "Next.js", "plan.pdf". */
const bareDomain = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@.-])(?:${letter}{1,63}${point}){1,4}(?!(?:js|ts|py|md|css|html|pdf|csv|json|png|jpe?g|svg|docx?|xlsx?)\b)\p{L}{2,24}(?![\p{L}\p{N}])(?::\d{2,5})?(?:\/\S*)?`,
  'giu',
);
const handle = /(?<![\w@])@\w[\w.-]{1,40}|(?<!\w)[\w.]{2,32}#\d{4}(?!\d)/g;
/** "Telegram: ada", "skype is ada_99". */
const messenger =
  /\b(telegram|whats ?app|signal|skype|discord|wechat|viber|instagram|linkedin|slack)((?: (?:id|name|handle|is|me|at)){0,2}(?: ?[:=] ?@?[\w.-]{2,40}| (?=\w*[\d_])[\w.-]{3,40}))/gi;
const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}`;
/** Seven digits or more, however they are grouped, in whatever script; dates and prices are none. */
const digits = new RegExp(
  String.raw`(?<![\p{Nd}$€£.,])(?:(${day})(?!\d)|[+(]?\p{Nd}(?:[\s()./_*·•\p{Pd}−-]{0,3}\p{Nd}){6,})`,
  'gu',
);

function withoutNumbers(text: string): string {
  const found = findPhoneNumbersInText(text, 'US');
  const masked = found.reduceRight(
    (rest, { startsAt, endsAt }) => rest.slice(0, startsAt) + hidden + rest.slice(endsAt),
    text,
  );
  return masked.replace(digits, (match, date: string | undefined) => (date ? match : hidden));
}

/** Their words stand without spaces between them. */
const isUnspaced = (name: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(name);
const lowered = (text: string) => text === text.toLowerCase();

/** Names of several words in any case; single ones with a capital letter or last in a line, so that "Will" is hidden and "will" is not. */
function withoutName(text: string, name: string): string {
  const literal = name
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
  const [before, after] = isUnspaced(name)
    ? ['', '']
    : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const pattern = new RegExp(`${before}${literal}${after}(?=([^\\p{L}\\p{N}\\n]*$)|)`, 'gimu');
  const isWord = !/\s/.test(name) && !lowered(name);
  return text.replace(pattern, (match, lineEnd: string | undefined) =>
    isWord && lowered(match) && lineEnd === undefined ? match : hidden,
  );
}

function withoutNames(text: string, names: readonly string[]): string {
  return names
    .map((name) => name.normalize('NFKC').trim())
    .filter((name) => name.length >= 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce(withoutName, text);
}

/**
 * What a stranger may read of a text: mail addresses, phone numbers, links, handles and these names are taken out, also as
 * people spell them around filters. Rather too much than too little: who is chosen reads all of it.
 */
function briefText(text: string, names: readonly string[]): string {
  const plain = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(webAddress, hidden)
    .replace(mailAddress, (match) => (isAddress(match) ? hidden : match))
    .replace(besideAt, hidden)
    .replace(bareDomain, hidden)
    .replace(handle, hidden)
    .replace(messenger, (_match, service: string) => `${service} ${hidden}`);
  return withoutNames(withoutNumbers(plain), names);
}
