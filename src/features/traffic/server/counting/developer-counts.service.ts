import type { Db } from '../../../../server/db/client.ts';
import type { DeveloperCell } from './developer-cells.ts';
import {
  addDeveloperCounts,
  type DeveloperCountRow,
  findNamedSources,
  holdDevelopers,
} from './developer-counts.queries.ts';
import type { ProvenPage } from './traffic-pages.ts';
import { isMadeUp, otherSource } from './traffic-source.ts';
import { dayOf } from './visitors-of-the-day.ts';

/** Sites and campaigns that keep their name, per developer and day. Anyone can invent more (security row 85). */
export const namedForDeveloperADay = 20;

function rowsOf(
  { path, what, source, day, count }: DeveloperCell,
  pages: ReadonlyMap<string, ProvenPage>,
): DeveloperCountRow[] {
  const owner = pages.get(path)?.owner;
  if (!owner) return [];
  const ofPage = owner.projectId === 0 ? 'profile' : 'project';
  return [{ ...owner, day, what: what === 'page' ? ofPage : what, source, count }];
}

/** Merges equal rows. Sorted rows give all instances one lock order. */
function merged(rows: readonly DeveloperCountRow[]): DeveloperCountRow[] {
  const byKey = new Map<string, DeveloperCountRow>();
  for (const { count, ...row } of rows) {
    const key = JSON.stringify(Object.values(row));
    byKey.set(key, { ...row, count: (byKey.get(key)?.count ?? 0) + count });
  }
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Stores what was counted for developers whose pages are public. Names beyond the limit become "other". */
export async function storeForDevelopers(
  tx: Db,
  cells: readonly DeveloperCell[],
  pages: ReadonlyMap<string, ProvenPage>,
): Promise<void> {
  const asked = cells.flatMap((cell) => rowsOf(cell, pages));
  if (asked.length === 0) return;
  const held = await holdDevelopers(tx, [...new Set(asked.map((row) => row.developerId))]);
  const rows = asked.filter(({ developerId }) => held.has(developerId));
  const days = new Set(rows.map(({ day }) => day));
  const known = new Map<string, Set<string>>();
  const namesOf = ({ developerId, day }: Pick<DeveloperCountRow, 'developerId' | 'day'>) => {
    const place = `${developerId} ${day}`;
    const names = known.get(place) ?? new Set();
    known.set(place, names);
    return names;
  };
  for (const row of await findNamedSources(tx, [...held], [...days])) namesOf(row).add(row.source);
  const named = rows.map((row) => {
    if (!isMadeUp(row.source)) return row;
    const names = namesOf(row);
    if (names.size < namedForDeveloperADay) names.add(row.source);
    return names.has(row.source) ? row : { ...row, source: otherSource };
  });
  await addDeveloperCounts(tx, merged(named));
}

/**
 * Counts a brief or the first answer to it, in the transaction of the event. Call it before other rows of the developer are
 * written: it takes the developer's lock, which a deletion of the account takes first too.
 */
export async function countForDeveloper(
  tx: Db,
  { developerId, what, at }: { developerId: number; what: 'briefs' | 'briefAnswers'; at: Date },
): Promise<void> {
  const held = await holdDevelopers(tx, [developerId]);
  if (!held.has(developerId)) return;
  const row = { developerId, day: dayOf(at), what, projectId: 0, source: '', count: 1 };
  await addDeveloperCounts(tx, [row]);
}
