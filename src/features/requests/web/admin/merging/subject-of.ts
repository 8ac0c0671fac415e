import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import type { MergeCandidate } from '../../../merging.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';

/** Names a request among those of one person. */
export function subjectOf({
  projectType,
  source,
  createdAt,
}: Pick<MergeCandidate, 'projectType' | 'source' | 'createdAt'>): string {
  return `${projectType ?? adminInboxContent.source[source]}, ${formatDateTime(createdAt)}`;
}
