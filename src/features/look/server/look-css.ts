import { createHash } from 'node:crypto';
import { accentHue, isOwnAccent } from './accent.ts';
import { fontFilesOf } from './font-files.ts';
import { type FontPair, fontPairOf, fontPairs } from './font-pairs.ts';
import type { Look } from './look-kind.ts';

const block = (selector: string, variables: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The variables of `theme-css.ts` that hold the accent. */
function colorCss(look: Look): string {
  const hue = accentHue(look);
  const shade = (index: number) => hue[index] ?? '';
  const scheme = (name: string, text: number, fill: number, hover: number, graphic: number) =>
    block(`:root[data-mantine-color-scheme="${name}"]`, {
      '--mantine-color-anchor': shade(text),
      '--mantine-primary-color-filled': shade(fill),
      '--mantine-primary-color-filled-hover': shade(hover),
      '--site-accent': shade(graphic),
    });
  const positions = hue.map((color, index) => [`--mantine-color-ember-${index}`, color]);
  return [
    block(':root', Object.fromEntries(positions)),
    scheme('light', 7, 7, 8, 6),
    scheme('dark', 3, 4, 3, 4),
  ].join('');
}

async function fontCss({ heading, label }: FontPair): Promise<string> {
  const files = await Promise.all([
    fontFilesOf('Site Heading', heading),
    fontFilesOf('Site Text', label),
  ]);
  return [
    ...files.flat().map(({ face }) => face),
    block(':root', {
      '--mantine-font-family': "'Site Text',sans-serif",
      '--mantine-font-family-headings': "'Site Heading',sans-serif",
    }),
  ].join('');
}

/** The stylesheet that every page loads after those of the build. Null for the look of the release. */
export async function lookCss(look: Look): Promise<string | null> {
  const pair = fontPairOf(look.fonts);
  const parts = [
    ...(isOwnAccent(look) ? [colorCss(look)] : []),
    ...(pair === fontPairs[0] ? [] : [await fontCss(pair)]),
  ];
  return parts.length === 0 ? null : parts.join('\n');
}

export function cssName(css: string): string {
  return `${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`;
}
