import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import { formatDateTime } from '../parts/format-time.ts';

/** A date of a card; null is one that has not come. */
export function PostTime({ iso }: { iso: string | null }) {
  return iso ? <time dateTime={iso}>{formatDateTime(iso)}</time> : words.notPublished;
}
