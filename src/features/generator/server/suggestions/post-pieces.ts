import { sanitizePostHtml } from '../../../posts/server/texts/post-html.ts';
import type { AskedPicture } from './suggestion-questions.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

function textOf(html: string): string {
  return decoded(
    html
      .replace(/<\/?(?:p|h\d|li|tr|td|th|blockquote|pre|br|figure)\b[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

const picture = /<img\b[^>]*>/g;
const attribute = (tag: string, name: string) =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Characters of context before and after a picture. */
const aroundLength = 300;
const mostPictures = 30;

function picturesOf(html: string): AskedPicture[] {
  const found = [...html.matchAll(picture)];
  const isDescribed = ([tag]: RegExpExecArray) => attribute(tag, 'alt') !== '';
  const undescribedFirst = [
    ...found.filter((one) => !isDescribed(one)),
    ...found.filter(isDescribed),
  ];
  const asked = new Set(undescribedFirst.slice(0, mostPictures));
  return [...asked]
    .toSorted((one, other) => one.index - other.index)
    .map(({ 0: tag, index }) => {
      const before = textOf(html.slice(0, index)).slice(-aroundLength);
      const after = textOf(html.slice(index + tag.length)).slice(0, aroundLength);
      return {
        src: attribute(tag, 'src'),
        alt: attribute(tag, 'alt'),
        around: `${before} … ${after}`,
      };
    });
}

export function postPieces(content: string): { text: string; pictures: AskedPicture[] } {
  const html = sanitizePostHtml(content);
  return { text: textOf(html), pictures: picturesOf(html) };
}
