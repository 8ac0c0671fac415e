import { xmlText } from '../../../../server/formats/xml.ts';
import { schemeColors } from '../../../../shared/look/palette.ts';

export type BadgeScheme = 'light' | 'dark';

const heightPx = 40;
const paddingPx = 14;
/** Longer names are cut, so that a badge fits into a column. */
const maxLetters = 32;
/** Generous for the widest letters of a system font at this size. */
const letterWidthPx = 9;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function cut(text: string): string[] {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= maxLetters ? letters : [...letters.slice(0, maxLetters - 1), '…'];
}

/** Returns an SVG that refers to nothing, so that pages with a strict policy may show it. */
export function badgeSvg({
  name,
  brand,
  scheme,
}: {
  /** Empty for a profile that visitors cannot see. */
  name: string;
  brand: string;
  scheme: BadgeScheme;
}): string {
  const { surface, line, text, 'accent-text': accent } = schemeColors[scheme];
  const lines = [cut(name), cut(brand)].filter((letters) => letters.length > 0);
  const widthPx =
    2 * paddingPx + letterWidthPx * Math.max(...lines.map((letters) => letters.length));
  const written = lines.map((letters, index) => {
    const isBrand = index === lines.length - 1;
    const y = lines.length === 1 ? 25 : isBrand ? 31 : 17;
    const look = isBrand ? `fill="${accent}" font-size="11"` : `fill="${text}" font-size="13"`;
    return `<text x="${paddingPx}" y="${y}" ${look} font-weight="600" unicode-bidi="plaintext">${xmlText(letters.join(''))}</text>`;
  });
  const label = xmlText([name, brand].filter(Boolean).join(', '));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" role="img" aria-label="${label}" font-family="system-ui, sans-serif"><rect x=".5" y=".5" width="${widthPx - 1}" height="${heightPx - 1}" rx="8" fill="${surface}" stroke="${line}"/>${written.join('')}</svg>`;
}
