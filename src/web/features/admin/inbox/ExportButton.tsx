import { adminInboxContent as words } from '../../../../content/admin-work.ts';
import type { InboxFilter } from '../../../../shared/admin-inbox.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { showFailure } from '../parts/action-failure.ts';

/** Spreadsheet programs take a file for UTF-8 only when it starts with this. */
const byteOrderMark = '\uFEFF';

function saveFile({ fileName, csv }: { fileName: string; csv: string }): void {
  const address = URL.createObjectURL(
    new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the filtered requests as a file. */
export function ExportButton({ filter }: { filter: InboxFilter }) {
  const file = trpc.admin.inbox.exportCsv.useMutation({
    gcTime: 0,
    onSuccess: saveFile,
    onError: (error) => showFailure(error, words.toasts.exportFailed),
  });
  return (
    <Button variant="secondary" disabled={file.isPending} onClick={() => file.mutate(filter)}>
      {file.isPending ? words.exporting : words.export}
    </Button>
  );
}
