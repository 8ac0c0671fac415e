import type { Db } from '../../../server/db/client.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../server/db/constraint-errors.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { slugFromTitle } from '../../../shared/text/slug.ts';
import { detailLimits } from '../post-details.ts';
import {
  findTagsByKeys,
  findTakenTagSlugs,
  insertTag,
  type KeyedTag,
  removeUnusedTags,
  writeTagsOf,
} from './tags.queries.ts';

const slugCandidates = 50;

/** Ignores case, accents and repeated spaces. Names with the same key are the same tag. */
export function tagKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

async function makeTag(tx: Db, name: string, nameKey: string): Promise<KeyedTag> {
  // Names without Latin letters yield an empty slug.
  const base = slugFromTitle(name) || 'tag';
  const candidates = Array.from({ length: slugCandidates }, (_, index) =>
    index === 0 ? base : `${base}-${index + 1}`,
  );
  const taken = await findTakenTagSlugs(tx, candidates);
  const slug = candidates.find((candidate) => !taken.has(candidate));
  if (!slug) throw new DomainError('CONFLICT', `There are too many tags like "${name}".`);
  return insertTag(tx, { name, nameKey, slug });
}

/**
 * Sets the tags of a locked post. Creates unknown tags and deletes tags that no post has any more.
 * @throws DomainError BAD_REQUEST for too many, CONFLICT when somebody changes the same tags at the same moment
 */
export async function setTags(tx: Db, postId: number, names: readonly string[]): Promise<void> {
  const byKey = new Map(names.map((name) => [tagKey(name), name.trim().replace(/\s+/g, ' ')]));
  if (byKey.size > detailLimits.tagsPerPost) {
    throw new DomainError('BAD_REQUEST', `A post has at most ${detailLimits.tagsPerPost} tags.`);
  }
  try {
    const known = await findTagsByKeys(tx, [...byKey.keys()]);
    const ids = known.map(({ id }) => id);
    for (const { nameKey } of known) byKey.delete(nameKey);
    for (const [nameKey, name] of byKey) ids.push((await makeTag(tx, name, nameKey)).id);
    await removeUnusedTags(tx, await writeTagsOf(tx, postId, ids));
  } catch (error) {
    if (!isUniqueViolation(error) && !isForeignKeyViolation(error)) throw error;
    throw new DomainError('CONFLICT', 'Somebody changed the tags just now. Please try again.');
  }
}
