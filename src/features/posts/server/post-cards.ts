import type { PublishedContent } from '../../../server/published-content.ts';
import { paths } from '../../../shared/paths.ts';
import { allTerms } from '../../glossary/term-entries.ts';
import { toolsKind } from '../../tools/words/tools.ts';
import { scriptAttributesPattern } from '../post-markup.ts';

/** Texts of glossary and tool cards by address. Posts store only the links, so texts are always current. */
export type CardTexts = Readonly<Record<string, string>>;

/** Only those that the text can show: a thread draws it, and each text goes there with it. */
export function cardTextsFor(html: string, content: Pick<PublishedContent, 'valueOf'>): CardTexts {
  if (!html.includes('data-block="')) return {};
  const terms = allTerms((kind) => content.valueOf(kind));
  const { tools } = content.valueOf(toolsKind);
  const texts = [
    ...terms.flatMap(({ slug, definition }) => [
      [paths.glossaryTermPage(slug), definition] as const,
      // Cards of former posts.
      [paths.glossaryTerm(slug), definition] as const,
    ]),
    ...tools.map(({ slug, description }) => [paths.tool(slug), description] as const),
  ];
  return Object.fromEntries(texts.filter(([address]) => html.includes(address)));
}

const card = new RegExp(
  `<p${scriptAttributesPattern} data-block="(?:glossary|tool)">(<a${scriptAttributesPattern} href="([^"]*)"[^>]*>[^<]*</a>)</p>`,
  'g',
);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A card with an unknown address stays a link. */
export function withCardTexts(html: string, texts: CardTexts): string {
  return html.replace(card, (whole, link: string, address: string) => {
    const text = Object.hasOwn(texts, address) ? texts[address] : undefined;
    if (!text) return whole;
    return whole.replace(link, `${link} ${text.replace(/[&<>]/g, (one) => entities[one] ?? one)}`);
  });
}
