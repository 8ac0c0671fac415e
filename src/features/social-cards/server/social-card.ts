import { TextParkedError } from '../../../server/text-work/text-errors.ts';
import type { TextWork } from '../../../server/text-work/text-work.ts';
import { cardColors, cardSize } from './card-look.ts';
import { directionOf, drawableText } from './card-text.ts';
import type { SocialCard } from './card-words.ts';
import { cardWords } from './card-words-task.ts';

/** Raise with every change of the drawing, so that caches drop older pictures. */
export const drawingVersion = 2;

export interface CardDrawing extends SocialCard {
  /** SVG of the size of a card, drawn over its words. */
  overlay?: string;
}

async function wordsOf(textWork: TextWork, card: SocialCard): Promise<string> {
  try {
    return await textWork.run(cardWords, card);
  } catch (error) {
    if (!(error instanceof TextParkedError)) throw error;
    return textWork.run(cardWords, { ...card, title: '', label: '' });
  }
}

/** Draws a PNG. The site's name replaces a title that cannot be drawn or whose layout does not finish. */
export async function drawSocialCard(
  textWork: TextWork,
  { overlay, ...card }: CardDrawing,
): Promise<Buffer> {
  const words = await wordsOf(textWork, card);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(contourSvg(card.title, directionOf(drawableText(card.title) ?? ''))))
    .composite([words, ...(overlay ? [overlay] : [])].map((svg) => ({ input: Buffer.from(svg) })))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const { width, height } = cardSize;
const linesPerHill = 13;
const firstRadius = 46;
const radiusStep = 44;
const pointsPerLine = 48;

/** Deterministic pseudorandom number from 0 to 1 (FNV-1a). */
function chance(text: string, index: number): number {
  let hash = 2_166_136_261;
  for (const character of `${text}#${index}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2_246_822_519) >>> 0) / 4_294_967_296;
}

function contourLine(text: string, center: { x: number; y: number }, radius: number): string {
  const phase = chance(text, 3) * 2 * Math.PI;
  const points = Array.from({ length: pointsPerLine }, (_, index) => {
    const angle = (index / pointsPerLine) * 2 * Math.PI;
    const swell =
      1 + 0.16 * Math.sin(2 * angle + phase) + 0.09 * Math.sin(3 * angle - phase + radius / 260);
    const x = center.x + 1.5 * radius * swell * Math.cos(angle);
    const y = center.y + radius * swell * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Draws contour lines of a hill. The text decides its place, on the side where its lines end. */
function contourSvg(text: string, direction: 'ltr' | 'rtl'): string {
  const along = 0.72 + 0.24 * chance(text, 1);
  const center = {
    x: width * (direction === 'rtl' ? 1 - along : along),
    y: height * (0.1 + 0.7 * chance(text, 2)),
  };
  const lines = Array.from({ length: linesPerHill }, (_, index) =>
    contourLine(text, center, firstRadius + index * radiusStep),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${cardColors.paper}"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${cardColors.line}" stroke-width="2" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}
