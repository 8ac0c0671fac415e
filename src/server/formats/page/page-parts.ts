import { type PageHead, readPageHead } from './page-head.ts';
import { markdownPageWords } from './page-words.ts';

/** Parts of a page of this site, as HTML. */
export interface PageParts {
  head: string;
  main: string;
  /** Absolute. */
  address: string;
}

/** Takes what is shown, without bar, footer and data of the browser. */
export function partsOfPage(html: string, address: string): PageParts {
  const head = html.slice(0, html.indexOf('</head>') + 1);
  const begin = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return { head, main: begin < 0 || end < 0 ? '' : html.slice(begin, end), address };
}

/** JSON strings are strings of YAML too. */
function writtenFront({ title, description, canonicalUrl, changed }: PageHead, address: string) {
  const fields = { title, description, address: canonicalUrl || address, changed };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

export function frontBlock({ head, address }: Pick<PageParts, 'head' | 'address'>): string {
  return writtenFront(readPageHead(head), address);
}

/** Stands in for a page that is too much for the converter. */
export function shortMarkdown(parts: PageParts): string {
  return `${frontBlock(parts)}\n\n${markdownPageWords.unreadable(parts.address)}\n`;
}
