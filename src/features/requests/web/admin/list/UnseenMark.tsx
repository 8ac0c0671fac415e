import { Badge } from '@mantine/core';
import { trpc } from '../../../../../web/api/trpc.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';

export function UnseenMark({ requestId }: { requestId: number }) {
  const { data: unseen = [] } = trpc.admin.threads.unseen.useQuery();
  if (!unseen.includes(requestId)) return null;
  return <Badge color="ember">{adminInboxContent.thread.newEntry}</Badge>;
}
