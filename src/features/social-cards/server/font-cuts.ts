import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Family } from '../../look/server/font-pairs.ts';
import { eastAsianOf, graphemesOf, type Writing, writingOf } from './card-text.ts';
import { codePointsOf } from './cmap.ts';

const { resolve } = createRequire(import.meta.url);

const noto: Family = { package: '@fontsource-variable/noto-sans' };
const arabic: Family = { package: '@fontsource-variable/noto-sans-arabic' };
const hebrew: Family = { package: '@fontsource-variable/noto-sans-hebrew' };
const chinese: Family = { package: '@fontsource-variable/noto-sans-sc' };
const japanese: Family = { package: '@fontsource-variable/noto-sans-jp' };
const korean: Family = { package: '@fontsource-variable/noto-sans-kr' };

const ownFamilies: Readonly<Record<Writing, readonly Family[]>> = {
  latin: [],
  cyrillicOrGreek: [noto],
  arabic: [arabic],
  hebrew: [hebrew],
  chinese: [chinese],
  japanese: [japanese],
  korean: [korean],
};
const eastAsianFamilies = {
  chinese: [chinese, japanese, korean],
  japanese: [japanese, chinese, korean],
  korean: [korean, chinese, japanese],
};
const weights = { heading: 700, label: 500 };

export type Role = keyof typeof weights;

/** The script's own family comes first, so that digits and foreign words match its style. */
function familiesFor(text: string, own: Family): readonly Family[] {
  const others = [noto, hebrew, ...eastAsianFamilies[eastAsianOf(text)], arabic];
  return [...new Set([...ownFamilies[writingOf(text)], own, ...others])];
}

interface FontFile {
  path: string;
  ranges: (readonly [first: number, last: number])[];
}

function rangesOf(text: string): FontFile['ranges'] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const knownFiles = new Map<Family, Promise<FontFile[]>>();

async function readFiles({ package: name, weight }: Family): Promise<FontFile[]> {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(resolve(`${name}/unicode.json`), 'utf8'),
  );
  const family = name.slice(name.indexOf('/') + 1);
  return Object.entries(ranges).map(([range, text]) => ({
    // Ranges of Chinese, Japanese and Korean are numbers in brackets.
    path: `${name}/files/${family}-${range.replace(/[[\]]/g, '')}-${weight ?? 'wght'}-normal.woff2`,
    ranges: rangesOf(text),
  }));
}

function filesOf(family: Family): Promise<FontFile[]> {
  const files = knownFiles.get(family) ?? readFiles(family);
  knownFiles.set(family, files);
  return files;
}

const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Cuts the font to the needed glyphs and one weight, so that its reader reads little. */
async function cut(family: Family, file: FontFile, text: string, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(resolve(file.path)), text, {
    targetFormat: 'sfnt',
    ...(family.weight === undefined ? { variationAxes: { wght: weight } } : {}),
  });
}

/**
 * Groups graphemes by their first UTF-16 unit. satori picks one font per unit, so that font must hold the whole group:
 * otherwise marks and halves of surrogate pairs lack glyphs.
 */
function groupsOf(text: string): string[] {
  const groups = new Map<string, Set<string>>();
  for (const grapheme of graphemesOf(text)) {
    const key = grapheme.charAt(0);
    groups.set(key, (groups.get(key) ?? new Set()).add(grapheme));
  }
  return [...groups.values()].map((group) => [...group].join(''));
}

interface Cuts {
  fonts: Buffer[];
  files: string[];
  /** Groups of graphemes that no font has. */
  missing: string[];
}

/** Finds fonts for every character of a text. Each holds what it is there for and no more. */
export async function cutFonts(text: string, own: Family, role: Role): Promise<Cuts> {
  const cuts: Cuts = { fonts: [], files: [], missing: groupsOf(text) };
  for (const family of familiesFor(text, own)) {
    if (cuts.missing.length === 0) break;
    for (const file of await filesOf(family)) {
      const isListed = (group: string) =>
        codePoints(group).every((code) =>
          file.ranges.some(([first, last]) => first <= code && code <= last),
        );
      const listed = cuts.missing.filter(isListed);
      if (listed.length === 0) continue;
      const font = await cut(family, file, listed.join(''), weights[role]);
      const held = codePointsOf(font);
      const whole = listed.filter((group) => codePoints(group).every((code) => held.has(code)));
      if (whole.length === 0) continue;
      cuts.fonts.push(
        whole.length === listed.length
          ? font
          : await cut(family, file, whole.join(''), weights[role]),
      );
      cuts.files.push(file.path);
      cuts.missing = cuts.missing.filter((group) => !whole.includes(group));
    }
  }
  return cuts;
}
