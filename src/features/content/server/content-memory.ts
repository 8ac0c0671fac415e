import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../../server/deps.ts';
import type { ContentValues, PublishedContent } from '../../../server/published-content.ts';
import type { ContentEntries, EntryLookup } from '../../../shared/addresses/content-entries.ts';
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
  /** Values that pages show in place of published ones, by the name of their kind: their texts are linked to other pages. */
  shownOf(published: ValueOf): ContentValues;
  /** Counts that the published figures show, from the database. */
  countsOf(published: ValueOf): Promise<FigureCounts>;
}

const hashOf = (values: ContentValues) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

type Reader = Pick<PublishedContent, 'valueOf' | 'valuesOf' | 'entryOf'>;

/** Entries and replaced values are made with the first page that shows them. */
function readerOf(values: ContentValues, shownOf: ContentMemoryOptions['shownOf']): Reader {
  const published: ValueOf = (kind) => values[kind.name] as typeof kind.release;
  const entries = new Map<string, EntryLookup<object>>();
  let shown: ContentValues | undefined;
  function entriesIn<Entry extends object>({
    name,
    entriesOf,
  }: ContentEntries<string, Entry>): EntryLookup<Entry> {
    const known = entries.get(name) as EntryLookup<Entry> | undefined;
    const made = known ?? entriesOf(published);
    entries.set(name, made);
    return made;
  }
  return {
    valueOf: published,
    entryOf: (of, slug) => entriesIn(of).get(slug) ?? null,
    valuesOf(names) {
      shown ??= { ...values, ...shownOf(published) };
      const known = shown;
      return Object.fromEntries(
        names.map((name) => {
          if (!Object.hasOwn(known, name)) throw new Error(`There is no content "${name}".`);
          return [name, known[name]];
        }),
      );
    },
  };
}

/** Is as the release says until the first `refresh`. */
export function createPublishedContent({
  db,
  log,
  kinds,
  fillingsOf,
  shownOf,
  countsOf,
}: ContentMemoryOptions): PublishedContent {
  let forms: ReadonlyMap<string, unknown> = new Map();
  let unfilled = valuesFrom(forms);
  let counts: FigureCounts = {};
  let { values, fillings } = filled(unfilled);
  let reader = readerOf(values, shownOf);
  let revision = hashOf(values);
  let startedCount = 0;
  let readCount = 0;

  function valuesFrom(published: ReadonlyMap<string, unknown>) {
    const values: ContentValues = Object.fromEntries(
      kinds.map(({ name, fields, release }) => [
        name,
        published.has(name) ? fitted(fields, published.get(name), release) : release,
      ]),
    );
    const publishedOf: ValueOf = (kind) => values[kind.name] as typeof kind.release;
    return { values, publishedOf };
  }

  function filled({ values: written, publishedOf }: ReturnType<typeof valuesFrom>) {
    const fillings = fillingsOf(publishedOf, counts);
    const values: ContentValues = Object.fromEntries(
      kinds.map(({ name, isVerbatim }) => [
        name,
        isVerbatim ? written[name] : fillAll(written[name], fillings),
      ]),
    );
    return { values, fillings };
  }

  function show(counted: FigureCounts) {
    counts = counted;
    ({ values, fillings } = filled(unfilled));
    reader = readerOf(values, shownOf);
    revision = hashOf(values);
  }

  return {
    valueOf: (kind) => reader.valueOf(kind),
    valuesOf: (names) => reader.valuesOf(names),
    entryOf: (entries, slug) => reader.entryOf(entries, slug),
    withDraft(kind, value) {
      const drafted = filled(valuesFrom(new Map([...forms, [kind, value]]))).values;
      return { ...readerOf(drafted, shownOf), revision: hashOf(drafted) };
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
        const next = valuesFrom(read);
        const counted = await countsOf(next.publishedOf);
        // One that began later has read newer rows.
        if (own < readCount) return false;
        readCount = own;
        if (isDeepStrictEqual([read, counted], [forms, counts])) return false;
        forms = read;
        unfilled = next;
        show(counted);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'published content could not be read again');
        return false;
      }
    },
    async recount() {
      try {
        const counted = await countsOf(unfilled.publishedOf);
        if (isDeepStrictEqual(counted, counts)) return false;
        show(counted);
        return true;
      } catch (error) {
        log.warn({ err: error }, 'figures could not be counted again');
        return false;
      }
    },
  };
}
