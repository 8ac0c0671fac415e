import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { ContentValue } from '../../../shared/content/fields.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import {
  type ContentAuthor,
  type ContentKinds,
  getAllContent,
  type PublicationDeps,
  publishContent,
  publishingOf,
} from '../../content/server/content.service.ts';
import { removeAccount } from '../../developers/server/account/account.service.ts';
import { examplesKind } from '../../examples/words/examples.ts';
import { portfolioKind } from '../../examples/words/portfolio.ts';
import { removeForGood } from '../../posts/server/publishing/publishing.service.ts';
import { deleteCodes } from '../../sign-up/server/sign-in-records.service.ts';
import type { SampleCounts } from '../launch.ts';
import { samplesIn, withoutSamples } from './content-samples.ts';
import { findSampleRows, lockSampleRows } from './sample-rows.service.ts';

type Values = Record<string, ContentValue>;

/** Stands in the history of content and in the activity log. */
const command: ContentAuthor = { label: 'site samples remove', adminId: null };

interface ClearedKind {
  kind: ContentKind;
  value: Values;
  /** The version that it comes from. */
  version: number;
  removedCount: number;
  keptCount: number;
  isChanged: boolean;
}

async function clearedContent(db: Db, kinds: ContentKinds): Promise<ClearedKind[]> {
  const saved = await getAllContent(db, kinds);
  const cleared = kinds.map((kind, index) => {
    const { value: stored, version = 0 } = saved[index] ?? {};
    const value = (stored ?? kind.release) as Values;
    const left = withoutSamples({ ...kind, release: kind.release as Values }, value);
    return { kind, version, ...left, isChanged: !isDeepStrictEqual(left.value, value) };
  });
  return notesElsewhere.reduce(withoutNote, cleared);
}

/** Notes that speak of the entries of another kind. */
const notesElsewhere: readonly { entriesOf: ContentKind; in: ContentKind; group: string }[] = [
  { entriesOf: portfolioKind, in: examplesKind, group: 'portfolio' },
];

function withoutNote(
  cleared: ClearedKind[],
  { entriesOf, in: { name, release }, group }: (typeof notesElsewhere)[number],
): ClearedKind[] {
  const entries = cleared.find(({ kind }) => kind.name === entriesOf.name);
  if (!entries || samplesIn(entries.kind, entries.value).entryCount > 0) return cleared;
  const noteIn = (value: unknown) => (value as Record<string, Values>)[group]?.sampleNote;
  return cleared.map((one) => {
    if (one.kind.name !== name || noteIn(one.value) !== noteIn(release)) return one;
    const noted = { ...(one.value[group] as Values), sampleNote: null };
    return { ...one, value: { ...one.value, [group]: noted }, isChanged: true };
  });
}

function countsOf(
  { posts, developers, changed }: Awaited<ReturnType<typeof findSampleRows>>,
  content: readonly ClearedKind[],
): SampleCounts {
  return {
    posts: posts.length,
    developers: developers.length,
    content: content.flatMap(({ kind: { title }, removedCount: count }) =>
      count > 0 ? [{ title, count }] : [],
    ),
    kept: [
      ...changed,
      ...content.flatMap(({ kind: { title }, keptCount }) =>
        keptCount > 0 ? [`${title} (${keptCount})`] : [],
      ),
    ],
  };
}

/** Counts what a removal would take out. */
export async function countSamples(
  { db }: Pick<Deps, 'db'>,
  kinds: ContentKinds,
): Promise<SampleCounts> {
  const content = await clearedContent(db.prisma, kinds);
  return countsOf(await findSampleRows(db.prisma), content);
}

/**
 * Takes posts and developers of the demo, sample testimonials and sample projects out, with everything that hangs on them. Content gets
 * a new version. Announce it after.
 * @throws DomainError CONFLICT when somebody saves content meanwhile
 */
export async function removeSamples(
  deps: PublicationDeps & Pick<Deps, 'db'>,
  kinds: ContentKinds,
  by: ContentAuthor = command,
): Promise<SampleCounts> {
  const publishing = publishingOf(deps);
  return deps.db.prisma.$transaction(async (tx) => {
    const rows = await lockSampleRows(tx);
    for (const { id } of rows.posts) await removeForGood(tx, id);
    for (const developer of rows.developers) await removeAccount(tx, developer, deleteCodes);
    const content = await clearedContent(tx, kinds);
    for (const cleared of content)
      if (cleared.isChanged) await publish(publishing, tx, by, cleared);
    await publishing.contentBus.record(tx);
    return countsOf(rows, content);
  });
}

/** @throws DomainError CONFLICT */
async function publish(
  publishing: PublicationDeps,
  tx: Db,
  by: ContentAuthor,
  { kind, value, version }: ClearedKind,
): Promise<void> {
  await publishContent(publishing, tx, { kind, by }, async (current) => {
    if (current.version === version) return value;
    throw new DomainError('CONFLICT', `Somebody saved “${kind.title}” just now: try again.`);
  });
}
