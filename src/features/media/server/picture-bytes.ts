/** File types are read from the bytes, never from the name or declared type. */

function startsWith(bytes: Buffer, text: string, offset = 0): boolean {
  return bytes.subarray(offset, offset + text.length).toString('latin1') === text;
}

export function hasPictureSignature(bytes: Buffer): boolean {
  return (
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    startsWith(bytes, 'GIF87a') ||
    startsWith(bytes, 'GIF89a') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
    startsWith(bytes, 'ftypavif', 4)
  );
}

const activeMarkup = /<(?:script|html|svg|iframe)[\s>/]|<!doctype\s+html|<\?php\s/i;
const zipDirectory = Buffer.from('PK\x05\x06', 'latin1');
/** End record of a ZIP directory (22 bytes) plus the longest comment (65,535 bytes). */
const zipSearchBytes = 65_557;
/** PDF readers search the first kilobyte for the signature. */
const pdfSearchBytes = 1_024;

/** Requires the start and end markers of a PDF. Rejects files that are also HTML or ZIP. */
export function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(bytes.subarray(0, 'PDF-1.0'.length + 1).toString('latin1')) &&
    bytes.subarray(-pdfSearchBytes).includes('%%EOF') &&
    !activeMarkup.test(bytes.subarray(0, pdfSearchBytes).toString('latin1')) &&
    !bytes.subarray(-zipSearchBytes).includes(zipDirectory)
  );
}

/** True when a picture is also a page, script, archive or PDF. Such uploads are refused although re-encoding would disarm them. */
export function isPolyglot(bytes: Buffer): boolean {
  return (
    activeMarkup.test(bytes.toString('latin1')) ||
    bytes.subarray(-zipSearchBytes).includes(zipDirectory) ||
    bytes.subarray(0, pdfSearchBytes).includes('%PDF-')
  );
}
