import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { takenSlugs } from '../../../posts/server/changes/post-creation.service.ts';
import { tagKey } from '../../../posts/server/tags.service.ts';
import { foreignChoicesSchema, type ImportSummary } from '../../post-import.ts';
import { reportContent } from './content/import-content.service.ts';
import type { SiteContent } from './content/plan-content.ts';
import { foreignSummary } from './foreign/foreign-summary.ts';
import {
  findCategoryNames,
  findKnownAddresses,
  findKnownTagKeys,
} from './import-lookups.queries.ts';
import {
  clearItems,
  findTicks,
  insertItems,
  type NewItem,
  type StoredImport,
  updateImport,
} from './imports.queries.ts';
import { formerPathsOf } from './planning/former-addresses.ts';
import { type MadePost, makePost, publicityOf } from './planning/plan.ts';
import { prepareImport } from './prepare-import.ts';
import { comparedTexts } from './signing-off/compared-texts.ts';
import { oneLine } from './text/plain-text.ts';

type LookDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'textWork' | 'settings'>;

const hashOf = (text: string) => createHash('md5').update(text).digest('hex');

const batchSize = 100;
/** In characters. */
const batchLength = 2_000_000;
const mostListed = 500;

const sorted = (names: Iterable<string>) =>
  [...new Set(names)].sort((a, b) => a.localeCompare(b)).slice(0, mostListed);

function firstSentences(all: readonly string[]): string[] {
  const rest = all.length - mostListed;
  const shown = all.slice(0, mostListed).map(oneLine);
  return rest > 0 ? [...shown, `And ${rest} more`] : shown;
}

async function summaryOf(
  { db }: Pick<Deps, 'db'>,
  made: readonly Pick<MadePost, 'category' | 'tags' | 'byline' | 'formerPaths'>[],
): Promise<Pick<ImportSummary, 'newCategories' | 'newTags' | 'bylines' | 'formerAddressCount'>> {
  const categories = new Set(
    (await findCategoryNames(db.prisma)).map(({ name }) => name.toLowerCase()),
  );
  const tags = new Map(made.flatMap((post) => post.tags.map((tag) => [tagKey(tag), tag] as const)));
  const known = await findKnownTagKeys(db.prisma, [...tags.keys()]);
  return {
    newCategories: sorted(
      made.flatMap(({ category }) =>
        category && !categories.has(category.toLowerCase()) ? [category] : [],
      ),
    ),
    newTags: sorted([...tags].flatMap(([key, tag]) => (known.has(key) ? [] : [tag]))),
    bylines: sorted(made.flatMap(({ byline }) => (byline ? [byline] : []))),
    formerAddressCount: new Set(made.flatMap(({ formerPaths }) => formerPaths)).size,
  };
}

/** True when the post exists under another slug: all former addresses lead to one post, or the slug is a former slug. */
function isKnown(
  { slug, formerPaths }: MadePost,
  { byPath, bySlug }: Awaited<ReturnType<typeof findKnownAddresses>>,
): boolean {
  const owners = new Set(formerPaths.map((path) => byPath.get(path)));
  return bySlug.has(slug) || (owners.size === 1 && !owners.has(undefined));
}

/**
 * Reads the file and writes the report; creates nothing else.
 * @throws DomainError when the file is no readable export
 */
export async function lookThrough(
  deps: LookDeps,
  row: StoredImport,
  { admin, site }: { admin: AdminIdentity; site: SiteContent },
  signal: AbortSignal,
): Promise<void> {
  const { prisma } = deps.db;
  // A text that has changed since it was looked at is to be looked at again.
  const ticks = await findTicks(prisma, row.id);
  // An earlier attempt may have died halfway.
  await clearItems(prisma, row.id);
  const prepared = await prepareImport(deps, row, null);
  try {
    const { planned, source, pictures } = prepared;
    const slugs = planned.map(({ slug }) => slug);
    const taken = await takenSlugs(prisma, slugs);
    const formerPaths: string[] = [];
    for (const plan of planned) {
      await setImmediate();
      formerPaths.push(...formerPathsOf(plan));
    }
    const known = await findKnownAddresses(prisma, { slugs, paths: formerPaths });
    const news: MadePost[] = [];
    let [items, length]: [NewItem[], number] = [[], 0];
    for (const [position, plan] of planned.entries()) {
      signal.throwIfAborted();
      await setImmediate();
      const made = await makePost(plan, prepared.tools);
      const { slug, title, fault } = made;
      const isThere = taken.has(slug) || isKnown(made, known);
      const outcome = isThere ? 'exists' : fault ? 'failed' : 'waiting';
      if (outcome === 'waiting') news.push({ ...made, content: '' });
      const notes = fault ? [fault, ...made.notes] : made.notes;
      const isPublic = publicityOf(plan.source, deps.clock.now()) !== 'never';
      const texts = comparedTexts(plan.source, made);
      const tick = ticks.get(position);
      const lookedAt = tick?.hash === hashOf(texts.converted) ? tick.lookedAt : null;
      items.push({
        ...{ position, slug, title, outcome, notes, isPublic, contentKind: null },
        ...{ ...texts, lookedAt },
      });
      length += texts.written.length + texts.converted.length;
      if (items.length < batchSize && length < batchLength) continue;
      await insertItems(prisma, row.id, items);
      [items, length] = [[], 0];
    }
    await insertItems(prisma, row.id, items);
    await insertItems(prisma, row.id, await reportContent(deps, admin, site, prepared));
    const summary: ImportSummary = {
      ...{ source: source.source, leftOut: firstSentences(source.leftOut) },
      foreign: foreignSummary(source.posts, foreignChoicesSchema.parse(row.foreignChoices)),
      ...(await summaryOf(deps, news)),
      pictureCount: pictures.usedCount,
      missingPictureCount: pictures.missing.size,
    };
    await updateImport(prisma, row.id, { state: 'ready', summary });
  } finally {
    prepared.close();
  }
}
