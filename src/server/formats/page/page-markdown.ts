import { frontBlock, type PageParts, shortMarkdown } from './page-parts.ts';
import { createPageTurndown } from './page-turndown.ts';

/** The longest page of the site has 150,000 characters. */
const mainLimitLength = 4 * 1024 * 1024;

/** Browsers show the line breaks of such a text; a converter folds them. */
function withLineBreaks(html: string): string {
  return html.replace(
    /(<[a-z]+ [^>]*white-space:pre-(?:line|wrap)[^>]*>)([^<]*)/g,
    (_whole, tag: string, text: string) => tag + text.replaceAll('\n', '<br>'),
  );
}

/** Writes the front block and the text of a page. Nothing in it is HTML (security row 89). */
export function pageMarkdown(parts: PageParts): string {
  const { main, address } = parts;
  if (main.length > mainLimitLength) return shortMarkdown(parts);
  const text = createPageTurndown(address).turndown(withLineBreaks(main));
  return `${frontBlock(parts)}\n\n${text}\n`;
}
