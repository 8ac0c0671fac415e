import { Badge } from '@mantine/core';
import { adminInboxContent } from '../../../../content/contact-inbox.ts';
import { trpc } from '../../../api/trpc.ts';

/** Beside the name of a sender who has written something since that nobody of us has seen. */
export function UnseenMark({ requestId }: { requestId: number }) {
  const { data: unseen = [] } = trpc.admin.threads.unseen.useQuery();
  if (!unseen.includes(requestId)) return null;
  return <Badge color="ember">{adminInboxContent.thread.newRemark}</Badge>;
}
