import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { Time } from '../../../../web/components/text/Time.tsx';
import { adminPostsContent as words } from '../../words/post-list.ts';

export function PostTime({ at }: { at: Date | null }) {
  return at ? <Time at={at} format={formatDateTime} /> : words.notPublished;
}
