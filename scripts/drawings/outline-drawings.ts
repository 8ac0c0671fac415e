import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype from 'opentype.js';

/*
 * Creates public/illustrations from drawings/. Converts words to outlines, because an SVG in an <img> cannot load the
 * site's fonts. Adds dark versions of the pictures of projects, services and states. Run `npm run drawings` after
 * changing a drawing.
 */
const sources = 'drawings';
const target = 'public/illustrations';
const require = createRequire(import.meta.url);

/** Font size above which text is a heading, in drawing units. */
const headingSize = 26;

const darkFills: Record<string, string> = {
  '#FAF6EE': '#16130F',
  '#FFF': '#211C16',
  '#EFE7D8': '#2A241C',
  '#EDE4D3': '#2A241C',
  '#F4EDDF': '#2A241C',
  '#E4DAC8': '#332C23',
  '#E2D6C1': '#332C23',
  '#D8D0C0': '#3A3228',
  '#EADFCB': '#332B1C',
  '#F3E6CF': '#332B1C',
  '#F6E6C2': '#332B1C',
  '#F2E6CD': '#332B1C',
  '#E4E6D3': '#262C1B',
  '#E4E8D8': '#262C1B',
  '#DCE9E6': '#0F2F2F',
  '#DCEAE8': '#0F2F2F',
  '#EEF4F2': '#0F2F2F',
  '#BFD9D6': '#1E4F52',
  '#A9CBC7': '#173F42',
  '#FBEAE2': '#3D2015',
  '#FCEDE6': '#3D2015',
  '#FBE2D8': '#3D2015',
  '#F3C9B4': '#6B3A24',
  '#1F1B16': '#3A3228',
  '#D6451B': '#C23E17',
};
const darkText: Record<string, string> = {
  '#1F1B16': '#F3ECDF',
  '#6B6358': '#B8AC9A',
  '#0E5A5A': '#86D2CA',
  '#0B4E4E': '#86D2CA',
  '#4C5A33': '#B9C997',
  '#6B4E12': '#DDC79C',
  '#D6451B': '#FF9B74',
  '#A8330F': '#FF9B74',
};
const darkStrokes: Record<string, string> = {
  '#E4DAC8': '#332C23',
  '#DCCDB1': '#4A4136',
  '#A89D8A': '#5C5347',
  '#A9CBC7': '#1E4F52',
  '#F3C9B4': '#6B3A24',
  '#1F1B16': '#F3ECDF',
};

function fontOf(family: string, weight: string) {
  const file = readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

const fonts = new Map<string, ReturnType<typeof fontOf>>();

function fontFor(sizePx: number, weight: string) {
  const isHeading = sizePx > headingSize && Number(weight) >= 600;
  const key = isHeading ? 'bricolage-grotesque 700' : `instrument-sans ${weight}`;
  const [family = '', found = ''] = key.split(' ');
  const font = fonts.get(key) ?? fontOf(family, found);
  fonts.set(key, font);
  return font;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function readable(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"');
}

class Glyphs {
  readonly #names = new Map<string, string>();
  readonly #paths: string[] = [];

  outlined(attributes: string, words: string): string {
    const sizePx = Number(attribute(attributes, 'font-size') ?? 16);
    const font = fontFor(sizePx, attribute(attributes, 'font-weight') ?? '400');
    const text = readable(words);
    const em = font.unitsPerEm;
    const share = { middle: 0.5, end: 1 }[attribute(attributes, 'text-anchor') ?? ''] ?? 0;
    const startPx =
      Number(attribute(attributes, 'x') ?? 0) - font.getAdvanceWidth(text, sizePx) * share;
    const uses: string[] = [];
    font.forEachGlyph(text, 0, 0, em, {}, (glyph, x) => {
      const data = glyph.getPath(0, 0, em).toPathData(0);
      if (data) uses.push(`<use href="#${this.#nameOf(data)}" x="${Math.round(x)}"/>`);
    });
    const kept = attributes.replace(/\s(?:x|y|font-[a-z]+|text-anchor)="[^"]*"/g, '');
    const place = `translate(${round(startPx)} ${attribute(attributes, 'y') ?? 0})`;
    return `<g${kept} transform="${place} scale(${round(sizePx / em)})">${uses.join('')}</g>`;
  }

  definitions(): string {
    return `<defs>${this.#paths.join('')}</defs>`;
  }

  #nameOf(data: string): string {
    const known = this.#names.get(data);
    if (known) return known;
    const name = `g${this.#names.size}`;
    this.#names.set(data, name);
    this.#paths.push(`<path id="${name}" d="${data}"/>`);
    return name;
  }
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

function darkened(svg: string): string {
  return svg.replace(/<(\w+)([^>]*)>/g, (_tag, name: string, attributes: string) => {
    const fills = name === 'text' || name === 'svg' ? darkText : darkFills;
    const changed = attributes
      .replace(
        /(\sfill=")(#\w+)/g,
        (_all, start, color) => start + (fills[color.toUpperCase()] ?? color),
      )
      .replace(
        /(\sstroke=")(#\w+)/g,
        (_all, start, color) => start + (darkStrokes[color.toUpperCase()] ?? color),
      );
    return `<${name}${changed}>`;
  });
}

function withOutlines(svg: string): string {
  const glyphs = new Glyphs();
  const drawn = svg
    .replace(/<text([^>]*)>([^<]*)<\/text>/g, (_all, attributes: string, words: string) =>
      glyphs.outlined(attributes, words),
    )
    .replace(/\sfont-family="[^"]*"/g, '');
  return drawn.replace('</svg>', `${glyphs.definitions()}</svg>`);
}

mkdirSync(target, { recursive: true });
for (const file of readdirSync(sources)) {
  const svg = readFileSync(path.join(sources, file), 'utf8');
  writeFileSync(path.join(target, file), withOutlines(svg));
  if (!/^(?:portfolio|service|state)-/.test(file)) continue;
  writeFileSync(path.join(target, file.replace('.svg', '-dark.svg')), withOutlines(darkened(svg)));
}
