import { z } from 'zod';
import { attribute, htmlText } from '../text/html-text.ts';
import { ghostCardHtml } from './card-html.ts';

const nodeSchema = z.looseObject({
  type: z.string().catch(''),
  children: z.array(z.unknown()).catch([]),
  text: z.string().catch(''),
  format: z.unknown().optional(),
  tag: z.string().catch(''),
  listType: z.string().catch(''),
  url: z.string().catch(''),
});

/** Bits of Lexical's text format, innermost element first. */
const formats = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
] as const;
const maxDepth = 50;

export function lexicalHtml(lexical: string, note: (sentence: string) => void): string {
  const { root } = z.object({ root: z.unknown() }).parse(JSON.parse(lexical));
  const draw = (value: unknown, depth: number): string => {
    if (depth > maxDepth) return '';
    const node = nodeSchema.parse(value);
    const inside = () => node.children.map((child) => draw(child, depth + 1)).join('');
    switch (node.type) {
      case 'root':
        return inside();
      case 'paragraph':
        return `<p>${inside()}</p>`;
      case 'heading':
      case 'extended-heading': {
        const tag = /^h[1-6]$/.test(node.tag) ? node.tag : 'h2';
        return `<${tag}>${inside()}</${tag}>`;
      }
      case 'list': {
        const tag = node.listType === 'number' ? 'ol' : 'ul';
        return `<${tag}>${inside()}</${tag}>`;
      }
      case 'listitem':
        return `<li>${inside()}</li>`;
      case 'quote':
      case 'extended-quote':
      case 'aside':
        return `<blockquote>${inside()}</blockquote>`;
      case 'link':
      case 'autolink':
        return `<a${attribute('href', node.url)}>${inside()}</a>`;
      case 'linebreak':
        return '<br>';
      case 'text':
      case 'extended-text': {
        const bits = typeof node.format === 'number' ? node.format : 0;
        return formats.reduce(
          (html, [bit, tag]) => ((bits & bit) === bit ? `<${tag}>${html}</${tag}>` : html),
          htmlText(node.text),
        );
      }
      default:
        return ghostCardHtml(node.type, value, note);
    }
  };
  return draw(root, 0);
}
