import { importLimits } from '../../../post-transfer.ts';
import { notStoredYet } from '../pictures/import-pictures.ts';
import type { MadePost } from '../planning/plan.ts';
import type { SourcePost } from '../source-post.ts';

const inlinePicture = /(data:image\/[a-z+.-]+;base64,)[\w+/=]+/gi;
const picture = /<img\b[^>]*>/g;

/** The sanitizer has written the element, so its attributes are quoted and escaped. */
function named(element: string): string {
  if (!element.includes(`src="${notStoredYet}"`)) return element;
  const alt = / alt="([^"]*)"/.exec(element)?.[1];
  return `<em>[${alt ? `Picture: ${alt}` : 'Picture'}]</em>`;
}

/** A post as the comparison shows it: pictures have no address before they are stored. */
export function comparedTexts(
  { written, html }: SourcePost,
  { content }: MadePost,
): { written: string; converted: string } {
  return {
    written: (written || html).replace(inlinePicture, '$1…').slice(0, importLimits.shownLength),
    converted: content.replace(picture, named),
  };
}
