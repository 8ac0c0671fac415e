import { saveFile } from '../save-file.ts';

/** Spreadsheet programs take a file for UTF-8 only when it starts with this. */
const byteOrderMark = '\uFEFF';

/** Hands a table to the browser as a file. */
export function saveCsv({ fileName, csv }: { fileName: string; csv: string }): void {
  saveFile(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }));
}
