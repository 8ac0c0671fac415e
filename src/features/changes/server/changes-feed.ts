import type { Deps } from '../../../server/deps.ts';
import { atomEntry, atomFeed } from '../../../server/formats/atom.ts';
import { xmlText } from '../../../server/formats/xml.ts';
import { license } from '../../../server/open-data.ts';
import { type PublishedContent, siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { listedPaths } from '../../learning-paths/path-entries.ts';
import { getSearchIndex } from '../../search/server/search.service.ts';
import { factMonths } from '../../tools/server/fact-months.ts';
import { type ChangedType, changesWords as words } from '../words/changes.ts';
import { type EntryChange, listEntryChanges } from './changed-entries.service.ts';

type FeedDeps = Pick<Deps, 'db' | 'content' | 'settings' | 'clock' | 'listedPages'>;

interface FeedEntry {
  /** Unique in the feed. Stays as long as the entry is about the same thing in the same month. */
  id: string;
  title: string;
  to: string;
  updated: string;
  body: string;
}

interface Shown {
  title: string;
  description: string;
  to: string;
}

const shownDays = 31;
const mostChanges = 100;

const known = new WeakMap<
  PublishedContent,
  { revision: string; changes: Promise<readonly EntryChange[]> }
>();

/** Read once for each publication: until the next one, no entry can have changed. */
function changesOfRevision(deps: FeedDeps, since: Date): Promise<readonly EntryChange[]> {
  const { revision } = deps.content;
  const kept = known.get(deps.content);
  if (kept?.revision === revision) return kept.changes;
  const changes = listEntryChanges(deps, since);
  known.set(deps.content, { revision, changes });
  changes.catch(() => known.delete(deps.content));
  return changes;
}

/** Finds what readers see of an entry now. */
function shownEntries(deps: FeedDeps): (type: ChangedType, key: string) => Shown | undefined {
  const { glossary, prompts, creators } = getSearchIndex(deps);
  const learningPaths = listedPaths((kind) => deps.content.valueOf(kind)).map(
    ({ path: to, title, description }) => ({ to, title, description }),
  );
  const byPlace = (entries: readonly Shown[], placeOf: (to: string) => string) =>
    new Map(entries.toReversed().map((entry) => [placeOf(entry.to), entry]));
  const lastPart = (to: string) => to.slice(to.lastIndexOf('/') + 1);
  const found: Record<ChangedType, ReadonlyMap<string, Shown>> = {
    term: byPlace(glossary, lastPart),
    prompt: byPlace(prompts, lastPart),
    creator: byPlace(creators, (to) => to.slice(to.indexOf('#') + 1)),
    path: byPlace(learningPaths, lastPart),
  };
  return (type, key) => found[type].get(key);
}

async function changedEntries(deps: FeedDeps): Promise<readonly FeedEntry[]> {
  const since = new Date(deps.clock.now().getTime() - shownDays * dayMs);
  const shownOf = shownEntries(deps);
  const changes = await changesOfRevision(deps, since);
  return changes
    .filter(({ changedAt }) => changedAt >= since)
    .flatMap(({ type, key, isNew, changedAt }) => {
      const shown = shownOf(type, key);
      if (!shown) return [];
      const updated = changedAt.toISOString();
      return [
        {
          id: `${updated.slice(0, '2026-11'.length)}-${type}-${key}`,
          title: words.entryTitle(type, shown.title, isNew),
          ...{ to: shown.to, updated },
          body: `<summary>${xmlText(shown.description)}</summary>`,
        },
      ];
    })
    .sort(newestFirst)
    .slice(0, mostChanges);
}

const newestFirst = (a: FeedEntry, b: FeedEntry) =>
  Date.parse(b.updated) - Date.parse(a.updated) || (a.id < b.id ? -1 : 1);

/**
 * An Atom feed (RFC 4287) of what changed: terms, prompts, creators and learning paths of the last month, and an entry for each
 * month in which something was said about tools.
 */
export async function changesFeed(deps: FeedDeps): Promise<string> {
  const { siteOrigin } = deps.settings;
  const { brand } = siteIdentityOf(deps.content);
  const months = factMonths(deps).map(({ month, title, updated, html }) => ({
    ...{ id: month, title, to: paths.resources, updated },
    body: `<content type="html">${xmlText(html)}</content>`,
  }));
  const entries = [...(await changedEntries(deps)), ...months].sort(newestFirst);
  const absolute = (to: string) => absoluteUrl(siteOrigin, to);
  const self = absolute(paths.changesFeed);
  const drawn = entries.map(({ id, title, to, updated, body }) =>
    atomEntry({ id: `${self}#${id}`, title, link: absolute(to), updated, rest: [body] }),
  );
  return atomFeed(drawn, {
    ...{ title: words.feedTitle(brand), self, page: absolute(paths.home), authorName: brand },
    ...{ license: license.url, hub: deps.settings.webSubHub, updated: entries[0]?.updated },
  });
}
