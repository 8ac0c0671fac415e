import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { Time } from '../../../../web/components/text/Time.tsx';
import { adminPostsContent as words } from '../../words/post-list.ts';

/** A date of a card; null is one that has not come. */
export function PostTime({ at }: { at: Date | null }) {
  return at ? <Time at={at} format={formatDateTime} /> : words.notPublished;
}
