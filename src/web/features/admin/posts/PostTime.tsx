import { adminPostsContent as words } from '../../../../content/post-list.ts';
import { Time } from '../../../components/Time.tsx';
import { formatDateTime } from '../parts/format-time.ts';

/** A date of a card; null is one that has not come. */
export function PostTime({ at }: { at: Date | null }) {
  return at ? <Time at={at} format={formatDateTime} /> : words.notPublished;
}
