import type { Deps } from '../../../server/deps.ts';
import { withEachRow } from '../../../server/each-row.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { longDay } from '../../../shared/words/long-day.ts';
import { availabilityLines } from '../../availability/availability-lines.ts';
import { shownAvailabilities } from '../../availability/server/availability.service.ts';
import { availabilityFactsContent as availabilityWords } from '../../availability/words/availability-facts.ts';
import { idsIn, shortlistLimits } from '../../developers/addresses/shortlist-path.ts';
import { profilePath } from '../../developers/profile-path.ts';
import { listedByIds } from '../../developers/server/directory/directory.service.ts';
import { readReplyTime } from '../../developers/server/numbers/numbers.service.ts';
import { listProjectCards } from '../../developers/server/projects/project-pages.service.ts';
import { developerProfileContent } from '../../developers/words/developer-profile.ts';
import { sendMessage } from '../../messages/server/messages.service.ts';
import { getShownOutcomes } from '../../outcomes/server/outcomes.service.ts';
import { shownOutcomesWords } from '../../outcomes/words/shown-outcomes.ts';
import type { SpamSignals } from '../../requests/server/spam-defense.ts';
import { firstSkillsOf } from '../../skills/server/skills.service.ts';
import { shownMark } from '../../verification/server/marks.service.ts';
import type { SentMessages, Shortlist, ShortlistMessage } from '../shortlists.ts';
import { shortlistFacts as words } from '../words/shortlist-facts.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'content'>;
type Listed = Awaited<ReturnType<typeof listedByIds>>[number];

/** Titles that a developer's cell names. */
const namedProjects = 3;

const placeOf = ({ state, country }: Listed) => [state, country].filter(Boolean).join(', ');

/** The rows from top to bottom. The first ones decide most choices. */
const rowOrder = [
  words.skills,
  availabilityWords.kinds,
  availabilityWords.freeFrom,
  availabilityWords.hours,
  availabilityWords.rate,
  availabilityWords.languages,
  availabilityWords.timeZone,
  words.place,
  words.experience,
  words.projects,
  words.mark,
  words.jobs,
  words.replies,
];

async function projectsOf(deps: ReadDeps, developerId: number): Promise<string> {
  const cards = await listProjectCards(deps, { developerId, viewerId: null });
  const titles = cards.slice(0, namedProjects).map(({ title }) => title);
  const others = cards.length - titles.length;
  return [...titles, ...(others > 0 ? [words.more(others)] : [])].join(', ');
}

/** The facts of a developer by the name of their row. */
async function factsOf(deps: ReadDeps, developer: Listed): Promise<ReadonlyMap<string, string>> {
  const { id, yearStartedCoding } = developer;
  const [skills, availabilities, projects, mark, outcomes, replies] = await Promise.all([
    firstSkillsOf(deps, [id], quotas.skills.limit),
    shownAvailabilities(deps, [id]),
    projectsOf(deps, id),
    shownMark(deps, id),
    getShownOutcomes(deps, id),
    readReplyTime(deps, id),
  ]);
  const shown = availabilities.get(id);
  const years = yearStartedCoding && deps.clock.now().getUTCFullYear() - yearStartedCoding;
  const facts: [string, string][] = [
    [words.skills, (skills.get(id) ?? []).join(', ')],
    ...(shown
      ? availabilityLines(shown).map(({ label, value }): [string, string] => [label, value])
      : []),
    [words.place, placeOf(developer)],
    [words.experience, years === null ? '' : words.years(years)],
    [words.projects, projects],
    [words.mark, mark ? longDay(mark.since) : ''],
    [words.jobs, outcomes.jobCount > 0 ? shownOutcomesWords.count(outcomes.jobCount) : ''],
    [words.replies, replies ?? ''],
  ];
  return new Map(facts.filter(([, value]) => value !== ''));
}

/** @param address ids as in the address of the page */
export async function readShortlist(deps: ReadDeps, address: string): Promise<Shortlist> {
  const listed = await listedByIds(deps, idsIn(address));
  const facts = await Promise.all(
    listed.slice(0, shortlistLimits.sideBySide).map((developer) => factsOf(deps, developer)),
  );
  return {
    developers: listed.map((developer) => ({
      ...{ id: developer.id, profilePhotoUrl: developer.profilePhotoUrl },
      name: developer.developerName || developerProfileContent.anonymous,
      place: placeOf(developer),
      path: profilePath(developer),
    })),
    rows: rowOrder
      .map((label) => ({ label, values: facts.map((known) => known.get(label) ?? null) }))
      .filter(({ values }) => values.some((value) => value !== null)),
  };
}

/**
 * Sends the same message to each developer. Each has a conversation of their own and does not see the others.
 * @throws DomainError of the first refusal when nobody got it
 */
export async function writeToSeveral(
  deps: Parameters<typeof sendMessage>[0],
  input: { message: ShortlistMessage; signals: SpamSignals; ip: string },
): Promise<SentMessages> {
  const { message, signals, ip } = input;
  const { developerIds, ...form } = message;
  const rows = developerIds.map((id) => ({ id }));
  let refusal: unknown = null;
  const { changed: sent, failed } = await withEachRow(rows, async ({ id: developerId }) => {
    try {
      const messageKey = await sendMessage(deps, { developerId, form, signals, ip });
      return { developerId, messageKey };
    } catch (error) {
      refusal ??= error;
      throw error;
    }
  });
  if (sent.length === 0) throw refusal;
  return { sent, failed };
}
