import { Button } from '@mantine/core';
import { saveCsv } from '../../../../../web/admin/save-csv.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { InboxFilter } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';

export function ExportButton({ filter }: { filter: InboxFilter }) {
  const file = trpc.admin.inbox.exportCsv.useMutation(
    withToasts({
      failed: words.toasts.exportFailed,
      onDone: saveCsv,
    }),
  );
  return (
    <Button variant="default" disabled={file.isPending} onClick={() => file.mutate(filter)}>
      {file.isPending ? words.exporting : words.export}
    </Button>
  );
}
