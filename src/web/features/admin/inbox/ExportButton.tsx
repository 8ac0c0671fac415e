import { Button } from '@mantine/core';
import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import type { InboxFilter } from '../../../../shared/contact-inbox.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { saveCsv } from '../parts/save-csv.ts';

/** Saves the filtered requests as a file. */
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
