const maxLineBytes = 75;

/** Breaks a line after 75 bytes at most and never within a character; what follows begins with a space (RFC 5545, section 3.1). */
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

/** Stands in a calendar file for a link that is made when its mail is handed over, because its key is stored nowhere. */
export const pageLinkMark = 'https://page.invalid/of-this-mail';

/** A calendar file with a link in the place of its mark. */
export function withPageLink(calendar: string, address: string): string {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => foldedLine(line.replaceAll(pageLinkMark, address))).join('\r\n');
}
