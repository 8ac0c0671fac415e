import { Badge } from '@mantine/core';
import { unsentDraftsContent } from '../../../../../shared/words/unsent-drafts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';

export function DraftMark({ requestId }: { requestId: number }) {
  const { data: drafted = [] } = trpc.admin.inbox.drafts.requestIds.useQuery();
  if (!drafted.includes(requestId)) return null;
  return <Badge color="sand">{unsentDraftsContent.mark}</Badge>;
}
