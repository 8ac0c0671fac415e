import { DomainError } from '../../../../server/domain-error.ts';
import type { PostStatus } from '../../post-editing.ts';

interface Publication {
  isPublished: boolean;
  publishedAt: Date | null;
}

/** `published` means the same as "public" in public-posts.queries.ts. */
export function postStatus(post: Publication & { deletedAt: Date | null }, now: Date): PostStatus {
  if (post.deletedAt) return 'deleted';
  if (!post.isPublished || !post.publishedAt) return 'draft';
  return post.publishedAt > now ? 'scheduled' : 'published';
}

/** True once the post was public, even when it was unpublished later. */
export function hasBeenPublic(post: { publishedAt: Date | null }, now: Date): boolean {
  return post.publishedAt !== null && post.publishedAt <= now;
}

/**
 * Returns the publication time. The first publication sets it, and unpublishing keeps it.
 * A future time schedules the post; unpublishing a scheduled post clears it.
 * `requested` null ends a schedule: the post is public now.
 */
export function publicationTime(input: {
  current: Date | null;
  isPublished: boolean;
  requested: Date | null | undefined;
  now: Date;
}): Date | null {
  const { current, isPublished, requested, now } = input;
  const past = current && current <= now ? current : null;
  if (!isPublished) return past;
  return requested ?? (requested === null ? past : current) ?? now;
}

/**
 * Returns the end of the publication. A post that is not published has none, and an end that has passed is over.
 * @throws DomainError BAD_REQUEST for a requested end that is past, or not after the publication time
 */
export function publicationEnd(input: {
  current: Date | null;
  isPublished: boolean;
  publishedAt: Date | null;
  requested: Date | null | undefined;
  now: Date;
}): Date | null {
  const { current, isPublished, publishedAt, requested, now } = input;
  if (!isPublished) return null;
  const isAhead = (end: Date) => end > now && (publishedAt === null || end > publishedAt);
  if (requested && !isAhead(requested)) {
    throw new DomainError(
      'BAD_REQUEST',
      'The publication must end after it begins, in the future.',
    );
  }
  const end = requested === undefined ? current : requested;
  return end && isAhead(end) ? end : null;
}

export function publicationChange(before: PostStatus, after: PostStatus): string {
  if (before === after) return 'updated';
  if (after === 'draft') return 'unpublished';
  return after;
}

const deletedMark = '--deleted-';

/** Frees the slug of a deleted post. No typed slug contains two hyphens in a row. */
export function deletedSlug(slug: string, id: number): string {
  return `${slug}${deletedMark}${id}`;
}

export function slugBeforeDeletion(slug: string): string {
  return slug.split(deletedMark)[0] ?? slug;
}
