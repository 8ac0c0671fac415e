import { saveFile } from '../save-file.ts';

/** Spreadsheet programs recognize UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';

export function saveCsv({ fileName, csv }: { fileName: string; csv: string }): void {
  saveFile(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }));
}
