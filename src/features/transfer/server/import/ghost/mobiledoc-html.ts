import { z } from 'zod';
import { attribute, htmlText } from '../text/html-text.ts';
import { ghostCardHtml } from './card-html.ts';

/** https://github.com/bustle/mobiledoc-kit/blob/main/MOBILEDOC.md, version 0.3. */
const mobiledocSchema = z.object({
  atoms: z.array(z.array(z.unknown())).catch([]),
  cards: z.array(z.array(z.unknown())).catch([]),
  markups: z.array(z.array(z.unknown())).catch([]),
  sections: z.array(z.array(z.unknown())).catch([]),
});

const markerSchema = z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()]);

const sectionKinds = { markup: 1, picture: 2, list: 3, card: 10 } as const;
const markupTags = /^(?:a|b|strong|i|em|u|s|code|sub|sup|mark)$/;
const sectionTags = /^(?:p|h[1-6]|blockquote|aside|pull-quote)$/;

export function mobiledocHtml(mobiledoc: string, note: (sentence: string) => void): string {
  const { atoms, cards, markups, sections } = mobiledocSchema.parse(JSON.parse(mobiledoc));

  const openingTag = (index: number): { open: string; close: string } => {
    const [tag, attributes] = markups[index] ?? [];
    if (typeof tag !== 'string' || !markupTags.test(tag)) return { open: '', close: '' };
    const list = Array.isArray(attributes) ? attributes : [];
    const href: unknown = tag === 'a' ? list[list.indexOf('href') + 1] : '';
    return {
      open: `<${tag}${attribute('href', typeof href === 'string' ? href : '')}>`,
      close: `</${tag}>`,
    };
  };

  const drawMarkers = (markers: unknown): string => {
    let html = '';
    const open: string[] = [];
    for (const marker of Array.isArray(markers) ? markers : []) {
      const parsed = markerSchema.safeParse(marker);
      if (!parsed.success) continue;
      const [kind, opened, closedCount, value] = parsed.data;
      for (const index of opened) {
        const { open: tag, close } = openingTag(index);
        html += tag;
        open.push(close);
      }
      if (kind === 0) html += htmlText(String(value));
      else if (atoms[Number(value)]?.[0] === 'soft-return') html += '<br>';
      for (let closed = 0; closed < closedCount; closed += 1) html += open.pop() ?? '';
    }
    return html + open.reverse().join('');
  };

  const drawSection = ([kind, first, second]: unknown[]): string => {
    switch (kind) {
      case sectionKinds.markup: {
        const tag = typeof first === 'string' && sectionTags.test(first) ? first : 'p';
        const name = tag === 'aside' || tag === 'pull-quote' ? 'blockquote' : tag;
        return `<${name}>${drawMarkers(second)}</${name}>`;
      }
      case sectionKinds.picture:
        return `<img${attribute('src', String(first))} alt="">`;
      case sectionKinds.list: {
        const tag = first === 'ol' ? 'ol' : 'ul';
        const items = Array.isArray(second) ? second : [];
        return `<${tag}>${items.map((item) => `<li>${drawMarkers(item)}</li>`).join('')}</${tag}>`;
      }
      case sectionKinds.card: {
        const [name, payload] = cards[Number(first)] ?? [];
        return ghostCardHtml(String(name), payload, note);
      }
      default:
        return '';
    }
  };
  return sections.map(drawSection).join('\n');
}
