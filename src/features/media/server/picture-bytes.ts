/** Refusing by content: what a file is, is read from its bytes and never from its name or declared type. */

function startsWith(bytes: Buffer, text: string, offset = 0): boolean {
  return bytes.subarray(offset, offset + text.length).toString('latin1') === text;
}

/** Whether the first bytes are those of a JPEG, PNG, GIF, WebP or AVIF. */
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
/** A ZIP's directory ends within its longest comment of the end of the file. */
const zipSearchBytes = 65_557;
/** PDF readers look for the signature in the first kilobyte. */
const pdfSearchBytes = 1_024;

/** Whether it is a PDF and nothing else: it begins and ends as one, and is no archive at the same time. */
export function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(bytes.subarray(0, 'PDF-1.0'.length + 1).toString('latin1')) &&
    bytes.subarray(-pdfSearchBytes).includes('%%EOF') &&
    !activeMarkup.test(bytes.subarray(0, pdfSearchBytes).toString('latin1')) &&
    !bytes.subarray(-zipSearchBytes).includes(zipDirectory)
  );
}

/**
 * Whether a picture is at the same time a page, a program, an archive or a document. Re-encoding would disarm it
 * anyway; refusing it keeps somebody's experiment from being taken for a picture.
 */
export function isPolyglot(bytes: Buffer): boolean {
  return (
    activeMarkup.test(bytes.toString('latin1')) ||
    bytes.subarray(-zipSearchBytes).includes(zipDirectory) ||
    bytes.subarray(0, pdfSearchBytes).includes('%PDF-')
  );
}
