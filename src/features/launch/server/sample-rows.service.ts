import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { seedPosts } from '../../../../prisma/seed/blog.ts';
import { seedDevelopers } from '../../../../prisma/seed/developers/seed-developers.ts';
import { readSeedText } from '../../../../prisma/seed/seed.ts';
import type { Db } from '../../../server/db/client.ts';
import { packageRoot } from '../../../server/package-root.ts';
import {
  type DeveloperRow,
  findDevelopersByNumber,
  findPostsBySlug,
  lockRows,
  type PostRow,
} from './sample-rows.queries.ts';

const slugs = seedPosts.map(({ slug }) => slug);
const numbers = seedDevelopers.map(({ phoneNumber }) => phoneNumber);
const seedDir = path.join(packageRoot, 'prisma/seed');

/** Tells texts that the seed wrote from those that somebody changed since. */
async function isPostAsSeeded({ id: _id, content, ...post }: PostRow): Promise<boolean> {
  const seed = seedPosts.find(({ slug }) => slug === post.slug);
  if (!seed) return false;
  const { categoryId: _category, isPublished: _state, publishedAt: _time, ...words } = seed;
  return isDeepStrictEqual(words, post) && content === (await readSeedText(seedDir, post.slug));
}

function isDeveloperAsSeeded({ id: _id, birthDate, ...developer }: DeveloperRow): boolean {
  const seed = seedDevelopers.find(({ phoneNumber }) => phoneNumber === developer.phoneNumber);
  if (!seed) return false;
  // Demos of earlier releases have neither skills nor availability nor pictures.
  const { joinedDaysAgo: _joined, skills: _skills, availability: _availability, ...facts } = seed;
  // A name in an address says nothing that the title does not.
  const projects = seed.projects.map(({ slug: _slug, picture: _picture, ...project }) => project);
  const day = birthDate?.toISOString().slice(0, 10) ?? null;
  return isDeepStrictEqual({ ...facts, projects }, { ...developer, birthDate: day });
}

export interface SampleRows {
  posts: readonly PostRow[];
  developers: readonly DeveloperRow[];
  /** Names of rows of the seed that somebody has changed. */
  changed: readonly string[];
}

/** Finds posts and developers of the demo that are still as they came. */
export async function findSampleRows(db: Db): Promise<SampleRows> {
  const posts = await findPostsBySlug(db, slugs);
  const developers = await findDevelopersByNumber(db, numbers);
  const areSeeded = await Promise.all(posts.map(isPostAsSeeded));
  return {
    posts: posts.filter((_post, index) => areSeeded[index]),
    developers: developers.filter(isDeveloperAsSeeded),
    changed: [
      ...posts.filter((_post, index) => !areSeeded[index]).map(({ title }) => title),
      ...developers
        .filter((developer) => !isDeveloperAsSeeded(developer))
        .map(({ developerName, phoneNumber }) => developerName || phoneNumber),
    ],
  };
}

/** Finds them for a removal in the same transaction. */
export async function lockSampleRows(tx: Db): Promise<SampleRows> {
  await lockRows(tx, { slugs, numbers });
  return findSampleRows(tx);
}
