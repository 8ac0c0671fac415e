/**
 * Detects animation from the bytes of a picture. Stored pictures are still: an animated one is refused with a message
 * instead of being reduced to its first frame.
 */

const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const uint32 = (bytes: Uint8Array, offset: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset);

/** Returns the offset behind the data blocks of a GIF. Each block begins with its length; an empty block is the last. */
function afterBlocks(bytes: Uint8Array, offset: number): number {
  let next = offset;
  while (next < bytes.length && bytes[next] !== 0) next += (bytes[next] ?? 0) + 1;
  return next + 1;
}

/** Bytes of a GIF's color table, from the flags before it. */
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

/** The control chunk of an animation comes before the picture data. */
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

function isAnimatedWebp(bytes: Uint8Array): boolean {
  return ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
}

/** AVIF and HEIC list their brands: "avis" and "hevc" mark sequences. */
function isSequence(bytes: Uint8Array): boolean {
  const end = Math.min(uint32(bytes, 0), bytes.length);
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    // The version of the first brand comes after it.
    if (offset !== 12 && /^(?:avis|hevc|hevx|msf1)$/.test(ascii(bytes, offset, 4))) return true;
  }
  return false;
}

export function isAnimatedPicture(bytes: Uint8Array): boolean {
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return isAnimatedGif(bytes);
  if (ascii(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return isAnimatedWebp(bytes);
  if (bytes.length >= 12 && ascii(bytes, 4, 4) === 'ftyp') return isSequence(bytes);
  return false;
}

/** The server does not accept HEIC and HEIF, which phones produce. */
export function isHeic(bytes: Uint8Array): boolean {
  return (
    ascii(bytes, 4, 4) === 'ftyp' &&
    /^(?:heic|heix|heim|heis|mif1|hevc|hevx|msf1)$/.test(ascii(bytes, 8, 4))
  );
}
