import { Parser } from 'htmlparser2';

export function inlineSources(html: string): string[] {
  const sources = new Set<string>();
  const parser = new Parser(
    {
      onopentag(name, { src = '' }) {
        if (name === 'img' && /^\s*data:/i.test(src)) sources.add(src);
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return [...sources];
}
