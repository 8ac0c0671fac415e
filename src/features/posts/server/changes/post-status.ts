import type { PostStatus } from '../../post-editing.ts';

interface Publication {
  isPublished: boolean;
  publishedAt: Date | null;
}

/** Names the state of a post for editors; `published` is the same "public" that readers are shown (public-posts.queries.ts). */
export function postStatus(post: Publication & { deletedAt: Date | null }, now: Date): PostStatus {
  if (post.deletedAt) return 'deleted';
  if (!post.isPublished || !post.publishedAt) return 'draft';
  return post.publishedAt > now ? 'scheduled' : 'published';
}

/** Whether readers may know the post's address: it is public, or was before it was taken back. */
export function hasBeenPublic(post: { publishedAt: Date | null }, now: Date): boolean {
  return post.publishedAt !== null && post.publishedAt <= now;
}

/**
 * When a post counts as published. The first publication sets it and it stays through unpublishing; a time in the
 * future schedules the post, and taking a scheduled post back forgets that time. `requested` null ends a schedule: the
 * post is public now.
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

/** The word of the activity log for a change of state. */
export function publicationChange(before: PostStatus, after: PostStatus): string {
  if (before === after) return 'updated';
  if (after === 'draft') return 'unpublished';
  return after;
}

const deletedMark = '--deleted-';

/** A deleted post gives its slug free: two hyphens in a row are in no slug that can be typed. */
export function deletedSlug(slug: string, id: number): string {
  return `${slug}${deletedMark}${id}`;
}

export function slugBeforeDeletion(slug: string): string {
  return slug.split(deletedMark)[0] ?? slug;
}
