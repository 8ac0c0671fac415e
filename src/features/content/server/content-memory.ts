import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../../server/deps.ts';
import type { ContentValues, PublishedContent } from '../../../server/published-content.ts';
import type { ContentEntries } from '../../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../../shared/addresses/page.ts';
import type { FigureCounts } from '../../../shared/content/figures.ts';
import { fitted } from '../../../shared/content/fitted.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { type Fillings, fillAll } from '../../../shared/content/texts/fill.ts';
import { findAllPublished } from '../../documents/server/published-documents.service.ts';

interface ContentMemoryOptions extends Pick<Deps, 'db' | 'log'> {
  kinds: readonly ContentKind[];
  /** Values that stand in texts of any kind: the name of the site, its phone number, its figures. */
  fillingsOf(published: ValueOf, counts: FigureCounts): Fillings;
  /** Counts that the published figures show, from the database. */
  countsOf(published: ValueOf): Promise<FigureCounts>;
}

const hashOf = (values: ContentValues) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

/** Made with the first page that shows one of them. */
const madeEntries = new WeakMap<ContentValues, Map<string, ReadonlyMap<string, object>>>();

function entriesIn<Entry extends object>(
  values: ContentValues,
  { name, entriesOf }: ContentEntries<string, Entry>,
): ReadonlyMap<string, Entry> {
  const made = madeEntries.get(values) ?? new Map<string, ReadonlyMap<string, object>>();
  madeEntries.set(values, made);
  const known = made.get(name) as ReadonlyMap<string, Entry> | undefined;
  if (known) return known;
  const entries = entriesOf((kind) => values[kind.name] as typeof kind.release);
  made.set(name, entries);
  return entries;
}

const readerOf = (
  values: ContentValues,
): Pick<PublishedContent, 'valueOf' | 'valuesOf' | 'entryOf'> => ({
  valueOf: (kind) => values[kind.name] as typeof kind.release,
  entryOf: (entries, slug) => entriesIn(values, entries).get(slug) ?? null,
  valuesOf(names) {
    return Object.fromEntries(
      names.map((name) => {
        if (!Object.hasOwn(values, name)) throw new Error(`There is no content "${name}".`);
        return [name, values[name]];
      }),
    );
  },
});

/** Is as the release says until the first `refresh`. */
export function createPublishedContent({
  db,
  log,
  kinds,
  fillingsOf,
  countsOf,
}: ContentMemoryOptions): PublishedContent {
  let forms: ReadonlyMap<string, unknown> = new Map();
  let counts: FigureCounts = {};
  let { values, fillings } = filled(valuesFrom(forms));
  let revision = hashOf(values);
  let startedCount = 0;
  let readCount = 0;

  function valuesFrom(published: ReadonlyMap<string, unknown>) {
    const unfilled = Object.fromEntries(
      kinds.map(({ name, fields, release }) => [
        name,
        published.has(name) ? fitted(fields, published.get(name), release) : release,
      ]),
    );
    const publishedOf: ValueOf = (kind) => unfilled[kind.name] as typeof kind.release;
    return { unfilled, publishedOf };
  }

  function filled({ unfilled, publishedOf }: ReturnType<typeof valuesFrom>) {
    const fillings = fillingsOf(publishedOf, counts);
    const values: ContentValues = Object.fromEntries(
      kinds.map(({ name, isVerbatim }) => [
        name,
        isVerbatim ? unfilled[name] : fillAll(unfilled[name], fillings),
      ]),
    );
    return { values, fillings };
  }

  return {
    valueOf: (kind) => readerOf(values).valueOf(kind),
    valuesOf: (names) => readerOf(values).valuesOf(names),
    entryOf: (entries, slug) => readerOf(values).entryOf(entries, slug),
    withDraft(kind, value) {
      const drafted = filled(valuesFrom(new Map([...forms, [kind, value]]))).values;
      return { ...readerOf(drafted), revision: hashOf(drafted) };
    },
    get fillings() {
      return fillings;
    },
    get revision() {
      return revision;
    },
    async refresh() {
      startedCount += 1;
      const own = startedCount;
      try {
        const names = kinds.map(({ name }) => name);
        const rows = await findAllPublished(db.prisma, names);
        const read = new Map(rows.map(({ kind, form }) => [kind, form]));
        const unfilled = valuesFrom(read);
        const counted = await countsOf(unfilled.publishedOf);
        // One that began later has read newer rows.
        if (own < readCount) return false;
        readCount = own;
        if (isDeepStrictEqual([read, counted], [forms, counts])) return false;
        forms = read;
        counts = counted;
        ({ values, fillings } = filled(unfilled));
        revision = hashOf(values);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'published content could not be read again');
        return false;
      }
    },
  };
}
