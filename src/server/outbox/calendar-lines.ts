const maxLineBytes = 75;

/** Folds a line after at most 75 bytes, never within a character. Continuations begin with a space (RFC 5545, section 3.1). */
export function foldedLine(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > maxLineBytes) {
      pieces.push(' ');
      bytes = 1;
    }
    pieces[pieces.length - 1] += character;
    bytes += length;
  }
  return pieces.join('\r\n');
}

/** Placeholder in a calendar file. The link is created when the mail is handed over, because its key is never stored. */
export const pageLinkMark = 'https://page.invalid/of-this-mail';

export function withPageLink(calendar: string, address: string): string {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => foldedLine(line.replaceAll(pageLinkMark, address))).join('\r\n');
}
