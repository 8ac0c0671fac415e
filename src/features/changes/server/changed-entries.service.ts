import type { Deps } from '../../../server/deps.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import {
  listPublications,
  type Publication,
} from '../../documents/server/published-documents.service.ts';
import { type ChangedType, changedTypes } from '../words/changes.ts';
import { type EntrySource, entrySources } from './entry-sources.ts';

export interface EntryChange {
  type: ChangedType;
  /** The slug of the entry, or its hyphenated name. */
  key: string;
  isNew: boolean;
  changedAt: Date;
}

/** The entries of a kind, as texts that can be compared. */
type Said = ReadonlyMap<string, string>;

interface SourceChanges {
  source: EntrySource;
  before: Said;
  now: Said;
  changedAt: ReadonlyMap<string, Date>;
}

function saidBy({ kind, partsOf }: EntrySource, form: unknown): Said {
  const said = new Map<string, string>();
  for (const [key, part] of partsOf(fitted(kind.fields, form, kind.release))) {
    // A missing value may be null in one version and absent in another.
    const text = JSON.stringify(part, (_name, value) => value ?? null);
    said.set(key, `${said.get(key) ?? ''}${text}`);
  }
  return said;
}

/**
 * Follows a kind through its publications. The release is what was there before the first one; what was there before others
 * that are not kept any more is not known, so the oldest kept one counts as known.
 */
function changesIn(
  source: EntrySource,
  publications: readonly Publication[],
  since: Date,
): SourceChanges {
  const [first] = publications;
  const isReleaseBefore = !first || (first.version === 1 && first.publishedAt >= since);
  const before = saidBy(source, isReleaseBefore ? {} : first.form);
  const changedAt = new Map<string, Date>();
  let now = before;
  for (const { form, publishedAt } of publications.slice(isReleaseBefore ? 0 : 1)) {
    const next = saidBy(source, form);
    for (const [key, said] of next) if (now.get(key) !== said) changedAt.set(key, publishedAt);
    now = next;
  }
  return { source, before, now, changedAt };
}

/** An entry may have moved from one kind to another: it is as before if all kinds together say the same. */
function changesOf(type: ChangedType, changes: readonly SourceChanges[]): EntryChange[] {
  const own = changes.filter(({ source }) => source.type === type);
  const keys = new Set(own.flatMap(({ changedAt }) => [...changedAt.keys()]));
  return [...keys].flatMap((key) => {
    const told = (when: 'before' | 'now') => own.flatMap((one) => one[when].get(key) ?? []);
    if (told('before').join() === told('now').join()) return [];
    const times = own.flatMap(({ changedAt }) => changedAt.get(key)?.getTime() ?? []);
    const isNew = !own.some(({ source, before }) => source.holds === 'entries' && before.has(key));
    return [{ type, key, isNew, changedAt: new Date(Math.max(...times)) }];
  });
}

/**
 * Entries of content that were published or changed since this time, by the kept publications of their kinds. What is gone
 * again may be among them.
 */
export async function listEntryChanges(
  { db }: Pick<Deps, 'db'>,
  since: Date,
): Promise<readonly EntryChange[]> {
  const changes: SourceChanges[] = [];
  // One after the other: all versions of all kinds at once would need much memory.
  for (const source of entrySources) {
    const publications = await listPublications(db.prisma, source.kind.name, since);
    changes.push(changesIn(source, publications, since));
  }
  return changedTypes.flatMap((type) => changesOf(type, changes));
}
