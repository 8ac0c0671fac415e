import { paths } from '../../../shared/paths.ts';
import { glossaryContent } from '../../glossary/words/glossary.ts';
import { tools } from '../../tools/words/tools.ts';
import { scriptAttributesPattern } from '../post-markup.ts';

/** Texts of glossary and tool cards by address. Posts store only the links, so texts are always current. */
const cardTexts = new Map<string, string>([
  ...glossaryContent.terms.map(
    ({ slug, definition }) => [paths.glossaryTerm(slug), definition] as const,
  ),
  ...tools.map(({ slug, description }) => [paths.tool(slug), description] as const),
]);

const card = new RegExp(
  `<p${scriptAttributesPattern} data-block="(?:glossary|tool)">(<a${scriptAttributesPattern} href="([^"]*)"[^>]*>[^<]*</a>)</p>`,
  'g',
);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A card with an unknown address stays a link. */
export function withCardTexts(html: string): string {
  return html.replace(card, (whole, link: string, address: string) => {
    const text = cardTexts.get(address);
    if (!text) return whole;
    return whole.replace(link, `${link} ${text.replace(/[&<>]/g, (one) => entities[one] ?? one)}`);
  });
}
