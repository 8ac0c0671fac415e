import { Badge } from '@mantine/core';
import { unsentDraftsContent } from '../../../../../shared/words/unsent-drafts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';

/** Beside a request about which this admin has typed something and not sent it. */
export function DraftMark({ requestId }: { requestId: number }) {
  const { data: drafted = [] } = trpc.admin.inbox.drafts.requestIds.useQuery();
  if (!drafted.includes(requestId)) return null;
  return <Badge color="sand">{unsentDraftsContent.mark}</Badge>;
}
