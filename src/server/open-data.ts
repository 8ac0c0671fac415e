import { z } from 'zod';
import { slugPattern } from '../shared/text/slug-pattern.ts';
import { DomainError } from './domain-error.ts';

/** Covers the words of this site. */
export const license = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Name this site and link to it. A fact also has a source of its own.',
};

export const licenseSchema = z
  .object({
    name: z.string(),
    url: z.string(),
    attribution: z.string().describe('How to name where it comes from'),
  })
  .meta({
    id: 'License',
    description: 'Under which the words of this site may be used',
    examples: [license],
  });

/** Adds the license to open data. */
export const licensed = <Data extends object>(data: Data) => ({ license, ...data });

const pageSize = { default: 20, most: 100 };
const maxCursorLength = 200;

/** Input fields of an open list. A function, because the REST adapter changes the schemas that it gets. */
export const openPageFields = () => ({
  limit: z
    .number()
    .int()
    .min(1)
    .max(pageSize.most)
    .describe(`Entries in the answer; ${pageSize.default} when left out`)
    .optional(),
  cursor: z
    .string()
    .max(maxCursorLength)
    .regex(slugPattern)
    .describe('`nextCursor` of the page before')
    .optional(),
});

export const nextCursorSchema = z
  .string()
  .nullable()
  .describe('Slug of the last entry; null on the last page');

interface OpenPage {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** @throws DomainError for a cursor that names no entry of the list */
export function openPageOf<Entry extends { slug: string }>(
  entries: readonly Entry[],
  { limit = pageSize.default, cursor }: OpenPage,
): { items: Entry[]; nextCursor: string | null } {
  const last = cursor === undefined ? -1 : entries.findIndex(({ slug }) => slug === cursor);
  if (cursor !== undefined && last === -1) {
    throw new DomainError('BAD_REQUEST', 'This list has no entry with the slug of the cursor.');
  }
  const items = entries.slice(last + 1, last + 1 + limit);
  const isLast = last + 1 + limit >= entries.length;
  return { items, nextCursor: isLast ? null : (items.at(-1)?.slug ?? null) };
}
