import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { type DetailFields, keptFormerDetails } from '../post-details.ts';
import { findDetails, insertFormerDetails, updateDetails } from './details.queries.ts';
import { noSuchPost } from './post-access.service.ts';
import { findTagsOf } from './tags.queries.ts';
import { setTags } from './tags.service.ts';

async function textsOf(tx: Db, id: number) {
  const details = await findDetails(tx, id);
  if (!details) throw noSuchPost();
  const { byline, canonicalUrl, socialImageUrl, language } = details;
  const tags = ((await findTagsOf(tx, [id])).get(id) ?? []).map(({ name }) => name);
  return { tags, byline, canonicalUrl, socialImageUrl, language };
}

/** Keeps the details as they were before a change that changed any. */
export async function keepingFormer(
  tx: Db,
  { id, admin, now }: { id: number; admin: AdminIdentity; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const before = await textsOf(tx, id);
  await change();
  if (isDeepStrictEqual(before, await textsOf(tx, id))) return;
  const replaced = { postId: id, ...before, replacedBy: admin.label, replacedAt: now };
  await insertFormerDetails(tx, replaced, keptFormerDetails);
}

function canonicalOf(sent: string, siteOrigin: string, slug: string): string {
  if (sent === '') return '';
  const url = new URL(sent);
  url.hash = '';
  return url.href === absoluteUrl(siteOrigin, paths.post(slug)) ? '' : url.href;
}

/** A post, and the slug that it has after the change. */
interface DetailedPost {
  id: number;
  slug: string;
}

async function writeDetails(
  tx: Db,
  { id, slug }: DetailedPost,
  { tags, canonicalUrl, byline, socialImageUrl, language }: DetailFields,
  siteOrigin: string,
): Promise<void> {
  await updateDetails(tx, id, {
    ...(byline === undefined ? {} : { byline }),
    ...(socialImageUrl === undefined ? {} : { socialImageUrl }),
    ...(language === undefined ? {} : { language }),
    ...(canonicalUrl === undefined
      ? {}
      : { canonicalUrl: canonicalOf(canonicalUrl, siteOrigin, slug) }),
  });
  if (tags) await setTags(tx, id, tags);
}

/**
 * Writes the details of a post that the transaction has just made. @throws DomainError BAD_REQUEST for too many tags, CONFLICT
 */
export async function beginDetails(
  tx: Db,
  post: DetailedPost,
  details: DetailFields | undefined,
  siteOrigin: string,
): Promise<void> {
  if (details) await writeDetails(tx, post, details, siteOrigin);
}

/**
 * Changes the details of a locked post, and keeps the former ones. @throws DomainError BAD_REQUEST for too many tags, CONFLICT
 */
export async function changeDetails(
  tx: Db,
  {
    post,
    details,
    ...by
  }: {
    post: DetailedPost;
    details: DetailFields | undefined;
    admin: AdminIdentity;
    now: Date;
  },
  siteOrigin: string,
): Promise<void> {
  if (!details) return;
  await keepingFormer(tx, { id: post.id, ...by }, () =>
    writeDetails(tx, post, details, siteOrigin),
  );
}
