import { isInCardScripts } from '../../../shared/media/card-scripts.ts';

export type Writing =
  | 'latin'
  | 'cyrillicOrGreek'
  | 'arabic'
  | 'hebrew'
  | 'chinese'
  | 'japanese'
  | 'korean';

const letters = {
  latin: /\p{Script=Latin}/gu,
  cyrillicOrGreek: /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  han: /\p{Script=Han}/gu,
};

/** Han characters differ by country; only kana or hangul beside them reveal it. */
export function eastAsianOf(text: string): 'chinese' | 'japanese' | 'korean' {
  if (text.search(letters.kana) >= 0) return 'japanese';
  return text.search(letters.hangul) >= 0 ? 'korean' : 'chinese';
}

/** Returns the main script of a text. An East Asian character counts as two letters. */
export function writingOf(text: string): Writing {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const eastAsian = 2 * (count(letters.kana) + count(letters.hangul) + count(letters.han));
  const counts: [Writing, number][] = [
    [eastAsianOf(text), eastAsian],
    ['arabic', count(letters.arabic)],
    ['hebrew', count(letters.hebrew)],
    ['cyrillicOrGreek', count(letters.cyrillicOrGreek)],
    ['latin', count(letters.latin)],
  ];
  const most = Math.max(...counts.map(([, number]) => number));
  return most === 0 ? 'latin' : (counts.find(([, number]) => number === most)?.[0] ?? 'latin');
}

/** Follows the first letter, as `dir="auto"` does. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /\p{Letter}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
}

const pictographs = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3/gu;
/** Marks of direction, variants and emoji. Excludes the joiner that Persian needs within words. */
const unseen = /(?!\u200c)\p{Default_Ignorable_Code_Point}/gu;
const controls = /\p{Control}/gu;

/** Removes emoji: no font has them in the card's colors. */
export function drawnText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(pictographs, '')
    .replace(unseen, '')
    .replace(controls, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;
const widthOf = (grapheme: string) => (wide.test(grapheme) ? 2 : 1);

export function textWidth(text: string): number {
  return graphemesOf(text).reduce((sum, grapheme) => sum + widthOf(grapheme), 0);
}

const maxTitleWidth = 120;
const minCutLength = 40;

export function shortened(title: string): string {
  if (textWidth(title) <= maxTitleWidth) return title;
  let width = 0;
  const kept = graphemesOf(title).filter((grapheme) => {
    width += widthOf(grapheme);
    return width <= maxTitleWidth;
  });
  const cut = kept.join('');
  const space = cut.lastIndexOf(' ');
  return `${(space >= minCutLength ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Null when the card's fonts lack the script. The picture then names the site instead of showing empty boxes. */
export function drawableText(text: string): string | null {
  const drawn = drawnText(text);
  return drawn === '' || !isInCardScripts(drawn) ? null : drawn;
}
