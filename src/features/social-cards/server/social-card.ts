import { TextParkedError } from '../../../server/text-work/text-errors.ts';
import type { TextWork } from '../../../server/text-work/text-work.ts';
import { directionOf, drawableText } from './card-text.ts';
import type { SocialCard } from './card-words.ts';
import { cardWords } from './card-words-task.ts';
import { contourSvg } from './contours.ts';

/** Raised with every change of the drawing, so that a former picture that is still held somewhere is replaced. */
export const drawingVersion = 2;

async function wordsOf(textWork: TextWork, card: SocialCard): Promise<string> {
  try {
    return await textWork.run(cardWords, card);
  } catch (error) {
    if (!(error instanceof TextParkedError)) throw error;
    return textWork.run(cardWords, { title: '', label: '' });
  }
}

/**
 * A picture for social previews, 1200×630, as PNG. A title that it has no letters for, or that cannot be set in time, is left
 * out of it.
 */
export async function drawSocialCard(textWork: TextWork, card: SocialCard): Promise<Buffer> {
  const words = await wordsOf(textWork, card);
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(contourSvg(card.title, directionOf(drawableText(card.title) ?? ''))))
    .composite([{ input: Buffer.from(words) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
