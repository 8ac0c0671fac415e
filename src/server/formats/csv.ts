/**
 * A spreadsheet takes a cell that starts like this for a formula, also after a leading tab or line break, and some for East Asia
 * take the wide forms of the same signs (owasp.org, CSV Injection).
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(value: string): string {
  const inert = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Rows as CSV text (RFC 4180); a cell that a spreadsheet would run is made inert with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
