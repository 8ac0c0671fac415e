import { Button } from '@mantine/core';
import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import type { InboxFilter } from '../../../../shared/contact-inbox.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { saveFile } from '../../../save-file.ts';

/** Spreadsheet programs take a file for UTF-8 only when it starts with this. */
const byteOrderMark = '\uFEFF';

/** Saves the filtered requests as a file. */
export function ExportButton({ filter }: { filter: InboxFilter }) {
  const file = trpc.admin.inbox.exportCsv.useMutation(
    withToasts({
      failed: words.toasts.exportFailed,
      onDone: ({ fileName, csv }: { fileName: string; csv: string }) =>
        saveFile(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' })),
    }),
  );
  return (
    <Button variant="default" disabled={file.isPending} onClick={() => file.mutate(filter)}>
      {file.isPending ? words.exporting : words.export}
    </Button>
  );
}
