import type { Font } from 'satori';
import type { Family } from '../../look/server/font-pairs.ts';
import { drawnText, graphemesOf } from './card-text.ts';
import { cutFonts, type Role } from './font-cuts.ts';
import { turnMarkHeights } from './mark-heights.ts';

export interface SetText {
  text: string;
  family: string;
  fonts: (Font & { data: Buffer })[];
  files: string[];
}

const ellipsis = '…';
const letterOrNumber = /[\p{Letter}\p{Mark}\p{Number}]/u;
/** Combining marks of any script, as in decorated texts. */
const looseMarks = /\p{Script=Inherited}/gu;

function changed(text: string, missing: readonly string[], change: (grapheme: string) => string) {
  const units = new Set(missing.map((group) => group.charAt(0)));
  return graphemesOf(text)
    .map((grapheme) => (units.has(grapheme.charAt(0)) ? change(grapheme) : grapheme))
    .join('');
}

/**
 * Finds fonts for every character. Drops signs and marks that no font has.
 * Null when letters or numbers are missing or nothing is left.
 * @param name prefix of the font names
 * @param own font of the site
 */
export async function setText(
  name: string,
  text: string,
  own: Family,
  role: Role,
): Promise<SetText | null> {
  const { missing, fonts, files } = await cutFonts(`${text}${ellipsis}`, own, role);
  if (missing.some((group) => letterOrNumber.test(group))) {
    const bare = changed(text, missing, (grapheme) => grapheme.replace(looseMarks, ''));
    return bare === text ? null : setText(name, bare, own, role);
  }
  const left = missing.length === 0 ? text : drawnText(changed(text, missing, () => ''));
  if (left === '') return null;
  const named = fonts.map((data, index) => {
    turnMarkHeights(data);
    return { name: `${name} ${index}`, data };
  });
  return { text: left, fonts: named, files, family: named.map((font) => font.name).join(', ') };
}
