import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../server/db/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import {
  type ContentCheck,
  type PublicationDeps,
  publishContent,
} from '../../content/server/content.service.ts';
import { forgetEntry } from '../../documents/server/published-documents.service.ts';
import { adminTestimonialsContent } from '../words/admin-testimonials.ts';
import { type TestimonialEntry, testimonialsKind } from '../words/testimonials.ts';
import { findApproved, type TestimonialRow } from './testimonials.queries.ts';

interface Publication {
  by: { label: string; adminId: number | null };
  row: TestimonialRow;
}

const itemsIn = (value: unknown) => (value as (typeof testimonialsKind)['release']).items;

function entryOf({ quote, author, role, rating }: TestimonialRow) {
  return { quote, author, role: role || null, rating, isSample: false };
}

/** Adds the words to the published ones as they are. */
export async function addToContent(
  publishing: PublicationDeps,
  tx: Db,
  { by, row }: Publication,
): Promise<void> {
  await publishContent(publishing, tx, { by, kind: testimonialsKind }, async ({ value }) => ({
    items: [...itemsIn(value), entryOf(row)],
  }));
}

/** Takes the words out of the published ones, and out of their history: consent to them has ended. */
export async function takeOutOfContent(
  publishing: PublicationDeps,
  tx: Db,
  { by, row }: Publication,
): Promise<void> {
  const { quote, author, isSample } = entryOf(row);
  const isOther = (item: TestimonialEntry) =>
    item.quote !== quote || item.author !== author || item.isSample !== isSample;
  await publishContent(publishing, tx, { by, kind: testimonialsKind }, async ({ value }) => ({
    items: itemsIn(value).filter(isOther),
  }));
  const entry = { quote, author, isSample };
  await forgetEntry(tx, { kind: testimonialsKind.name, list: 'items', entry });
}

const inOrder = (entries: readonly object[]) =>
  entries.map((entry) => JSON.stringify(Object.entries(entry).toSorted())).toSorted();

/** Refuses a save that changes what clients wrote, or shows what nobody has consented to: an earlier version may hold both. */
export const keepTestimonials: ContentCheck = async (tx, value) => {
  const real = itemsIn(value).filter(({ isSample }) => !isSample);
  const approved = (await findApproved(tx)).map(entryOf);
  const saved = real.map((entry) => ({ ...entry, role: entry.role || null }));
  if (isDeepStrictEqual(inOrder(saved), inOrder(approved))) return;
  throw new DomainError('BAD_REQUEST', adminTestimonialsContent.refusals.notTheirWords);
};
