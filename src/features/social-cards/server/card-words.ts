import satori from 'satori';
import type { FontPair } from '../../look/server/font-pairs.ts';
import { type SetText, setText } from './card-fonts.ts';
import { cardColors, cardSize } from './card-look.ts';
import {
  directionOf,
  drawableText,
  shortened,
  textWidth,
  type Writing,
  writingOf,
} from './card-text.ts';

const { width, height } = cardSize;
const margin = 72;
const textWidthPx = 940;
const textHeightPx = 365;

/** Follows the look of the site. */
export interface CardLook {
  accent: string;
  fonts: FontPair;
}

export interface SocialCard {
  title: string;
  label: string;
  /** Name of the site. */
  brand: string;
  look: CardLook;
}

type Style = Record<string, string | number>;

function box(style: Style, ...children: unknown[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

function titleSizePx(title: string): number {
  const letters = textWidth(title);
  if (letters <= 28) return 92;
  if (letters <= 56) return 76;
  return letters <= 90 ? 62 : 52;
}

interface Setting {
  lineHeight: number;
  letterSpacing?: string;
  wordBreak?: string;
}

/** Connected scripts get no letter spacing, tall ones more line height. */
const settings: Readonly<Record<Writing, Setting>> = {
  latin: { lineHeight: 1.06, letterSpacing: '-0.02em' },
  cyrillicOrGreek: { lineHeight: 1.12, letterSpacing: '-0.01em' },
  arabic: { lineHeight: 1.35 },
  hebrew: { lineHeight: 1.16 },
  chinese: { lineHeight: 1.26 },
  japanese: { lineHeight: 1.26 },
  korean: { lineHeight: 1.22, wordBreak: 'keep-all' },
};
const vietnamese = /[\u1ea0-\u1ef9]/u;
const vietnameseLineHeight = 1.18;

interface Words {
  title: SetText;
  label: SetText | null;
  brand: SetText;
  accent: string;
}

const titleKey = 'title';

/** Balances the lines; a title that is too high is cut to the lines that fit. */
async function draw(
  { title, label, brand, accent }: Words,
  fit: 'balanced' | 'cut',
): Promise<string> {
  const setting = { ...settings[writingOf(title.text)] };
  if (vietnamese.test(title.text)) setting.lineHeight = vietnameseLineHeight;
  const fontSize = titleSizePx(title.text);
  const maxLines = Math.floor(textHeightPx / (fontSize * setting.lineHeight));
  let titleHeightPx = 0;
  const svg = await satori(
    box(
      {
        width: width - 2 * margin,
        height: height - 2 * margin,
        margin,
        flexDirection: 'column',
        justifyContent: 'space-between',
        direction: directionOf(title.text),
      },
      box(
        // Keeps the height equal in every script and without a label.
        { alignItems: 'center', gap: 18, height: 44, color: accent, fontSize: 30 },
        box({ width: 44, height: 6, borderRadius: 3, backgroundColor: accent }),
        ...(label ? [box({ fontFamily: label.family }, label.text)] : []),
      ),
      {
        ...box(
          {
            // With only a maximum width, satori measures the height of differently broken lines.
            width: textWidthPx,
            flexShrink: 0,
            color: cardColors.ink,
            fontFamily: title.family,
            fontSize,
            display: 'block',
            overflowWrap: 'anywhere',
            ...setting,
            ...(fit === 'balanced' ? { textWrap: 'balance' } : { lineClamp: maxLines }),
          },
          title.text,
        ),
        key: titleKey,
      },
      box(
        {
          alignItems: 'center',
          gap: 16,
          fontFamily: brand.family,
          fontSize: 38,
          color: cardColors.ink,
        },
        box({ width: 22, height: 22, borderRadius: 11, backgroundColor: accent }),
        box({}, brand.text),
      ),
    ),
    {
      width,
      height,
      fonts: [...title.fonts, ...(label ? label.fonts : []), ...brand.fonts],
      onNodeDetected: (node) => {
        if (node.key === titleKey) titleHeightPx = node.height;
      },
    },
  );
  return fit === 'balanced' && titleHeightPx > textHeightPx
    ? draw({ title, label, brand, accent }, 'cut')
    : svg;
}

/** The site's name replaces a title without drawable letters. */
export async function drawWords(card: SocialCard): Promise<string> {
  const { accent, fonts } = card.look;
  const brand = await setText('brand', card.brand, fonts.heading, 'heading');
  if (!brand) throw new Error('The font of the social cards has no letters.');
  const drawable = drawableText(card.title);
  const title = drawable && (await setText('title', shortened(drawable), fonts.heading, 'heading'));
  const drawableLabel = drawableText(card.label);
  const label = drawableLabel ? await setText('label', drawableLabel, fonts.label, 'label') : null;
  return draw({ title: title || brand, label, brand, accent }, 'balanced');
}
