/**
 * Spreadsheets take a cell with such a start for a formula, also after a leading tab or line break. Some East Asian ones
 * accept the wide forms of the signs (owasp.org, CSV Injection).
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(value: string): string {
  const inert = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Follows RFC 4180. An apostrophe disarms a cell that a spreadsheet would run as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
