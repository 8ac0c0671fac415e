import { Alert } from '@mantine/core';
import type { OtherWriters as Writers } from '../../../../../shared/admin/unsent-drafts.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';

export function OtherWriters({ writers }: { writers: Writers }) {
  if (writers.length === 0) return null;
  const names = writers.map(({ username }) => username);
  return (
    <Alert color="sand" role="status">
      {adminInboxContent.thread.writing(names)}
    </Alert>
  );
}
