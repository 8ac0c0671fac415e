import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { site } from '../../../content/site.ts';
import { contourSvg } from './contours.ts';

const width = 1200;
const height = 630;

/** The light scheme of the site's theme (src/web/theme/), which the server may not import. */
const colors = {
  paper: '#FAF6EE',
  line: '#DFD2B9',
  ink: '#1F1B16',
  muted: '#5C5347',
  ember: '#D6451B',
};

const margin = 72;
const maxTitleLength = 120;
const { resolve } = createRequire(import.meta.url);

interface FontFile {
  name: string;
  weight: 500 | 700;
  file: string;
}

/** satori reads WOFF but not WOFF2, so these are not the files that pages use. */
const fontFiles: readonly FontFile[] = [
  {
    name: 'Bricolage',
    weight: 700,
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-700',
  },
  {
    name: 'Bricolage Ext',
    weight: 700,
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700',
  },
  { name: 'Instrument', weight: 500, file: 'instrument-sans/files/instrument-sans-latin-500' },
  {
    name: 'Instrument Ext',
    weight: 500,
    file: 'instrument-sans/files/instrument-sans-latin-ext-500',
  },
];
const headingFamily = 'Bricolage, Bricolage Ext';
const textFamily = 'Instrument, Instrument Ext';

let loading: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  loading ??= Promise.all(
    fontFiles.map(
      async ({ name, weight, file }): Promise<Font> => ({
        name,
        weight,
        style: 'normal',
        data: await readFile(resolve(`@fontsource/${file}-normal.woff`)),
      }),
    ),
  );
  return loading;
}

type Style = Record<string, string | number>;

/** An element as satori takes it where there is no JSX. */
function box(style: Style, ...children: unknown[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

/** Long titles get smaller letters, so that four lines hold them. */
function titleSizePx(title: string): number {
  if (title.length <= 28) return 92;
  if (title.length <= 56) return 76;
  return title.length <= 90 ? 62 : 52;
}

const pictographs = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;
const foreignLetter = /(?!\p{Script=Latin})\p{Letter}/u;

/** Our faces hold Latin letters only: instead of a row of empty boxes the picture names the site. */
function drawableTitle(title: string): string {
  const text = title.replace(pictographs, '').replace(/\s+/g, ' ').trim();
  if (text === '' || foreignLetter.test(text)) return site.brand;
  if (text.length <= maxTitleLength) return text;
  const cut = text.slice(0, maxTitleLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 40))}…`;
}

export interface SocialCard {
  title: string;
  /** The small line above the title. */
  label: string;
}

/** A picture for social previews, 1200×630, as PNG. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const title = drawableTitle(card.title);
  const label = foreignLetter.test(card.label) ? site.brand : card.label;
  // Loaded with the first picture: they take a quarter of a second and 50 MB.
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  const words = await satori(
    box(
      {
        width: width - 2 * margin,
        height: height - 2 * margin,
        margin,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      box(
        {
          alignItems: 'center',
          gap: 18,
          color: colors.ember,
          fontSize: 30,
          fontFamily: textFamily,
        },
        box({ width: 44, height: 6, borderRadius: 3, backgroundColor: colors.ember }),
        box({}, label),
      ),
      box(
        {
          maxWidth: 940,
          color: colors.ink,
          fontFamily: headingFamily,
          fontSize: titleSizePx(title),
          fontWeight: 700,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
        },
        title,
      ),
      box(
        {
          alignItems: 'center',
          gap: 16,
          fontFamily: headingFamily,
          fontSize: 38,
          color: colors.ink,
        },
        box({ width: 22, height: 22, borderRadius: 11, backgroundColor: colors.ember }),
        box({}, site.brand),
      ),
    ),
    { width, height, fonts: await loadFonts() },
  );
  return sharp(Buffer.from(contourSvg(card.title, colors)))
    .composite([{ input: Buffer.from(words) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
