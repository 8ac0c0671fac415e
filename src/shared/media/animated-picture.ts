/**
 * Whether a picture moves, read from its bytes. Stored pictures are still: one that moves is refused with a sentence
 * rather than quietly stopped at its first frame.
 */

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const uint32 = (bytes: Uint8Array, offset: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset);

/** Where the data blocks of a GIF that begin at `offset` end: each says its length, an empty one is the last. */
function afterBlocks(bytes: Uint8Array, offset: number): number {
  let next = offset;
  while (next < bytes.length && bytes[next] !== 0) next += (bytes[next] ?? 0) + 1;
  return next + 1;
}

/** A color table of a GIF, in bytes, from the flags before it. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function isAnimatedGif(bytes: Uint8Array): boolean {
  let frames = 0;
  let offset = 13 + colorTable(bytes[10] ?? 0);
  while (offset < bytes.length) {
    const kind = bytes[offset];
    if (kind === 0x21) {
      offset = afterBlocks(bytes, offset + 2);
    } else if (kind === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      offset = afterBlocks(bytes, offset + 11 + colorTable(bytes[offset + 9] ?? 0));
    } else {
      return false;
    }
  }
  return false;
}

/** An animation's control chunk comes before the picture data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  let offset = 8;
  while (offset + 8 <= bytes.length) {
    const name = ascii(bytes, offset + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    offset += uint32(bytes, offset) + 12;
  }
  return false;
}

/** The extended header has a flag for it. */
function isAnimatedWebp(bytes: Uint8Array): boolean {
  return ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
}

/** AVIF and HEIC name what they can be read as: "avis" and "hevc" are sequences. */
function isSequence(bytes: Uint8Array): boolean {
  const end = Math.min(uint32(bytes, 0), bytes.length);
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    // Behind the first brand stands its version.
    if (offset !== 12 && /^(?:avis|hevc|hevx|msf1)$/.test(ascii(bytes, offset, 4))) return true;
  }
  return false;
}

/** False for what is no picture at all. */
export function isAnimatedPicture(bytes: Uint8Array): boolean {
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return isAnimatedGif(bytes);
  if (ascii(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return isAnimatedWebp(bytes);
  if (bytes.length >= 12 && ascii(bytes, 4, 4) === 'ftyp') return isSequence(bytes);
  return false;
}

/** Whether this is a HEIC or HEIF picture, as telephones make them; the server does not take these. */
export function isHeic(bytes: Uint8Array): boolean {
  return (
    ascii(bytes, 4, 4) === 'ftyp' &&
    /^(?:heic|heix|heim|heis|mif1|hevc|hevx|msf1)$/.test(ascii(bytes, 8, 4))
  );
}
