import { Parser } from 'htmlparser2';

const unread = new Set(['script', 'style', 'head', 'title', 'template']);
const blocks = new Set([
  'p',
  'div',
  'li',
  'tr',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'table',
  'hr',
]);

/** Turns HTML of a mail into lines of text. What it quotes gets a `>` before each line, as in plain mail. */
export function htmlWords(html: string): string {
  const lines: string[] = [''];
  let [unreadDepth, quoteDepth] = [0, 0];
  const breakLine = () => lines.push(quoteDepth > 0 ? '> ' : '');
  const beginBlock = () => {
    if (/[^>\s]/.test(lines.at(-1) ?? '')) breakLine();
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) unreadDepth += 1;
      if (name === 'blockquote') quoteDepth += 1;
      if (name === 'br' || name === 'blockquote') breakLine();
      else if (blocks.has(name)) beginBlock();
    },
    ontext(text) {
      if (unreadDepth > 0) return;
      lines[lines.length - 1] += text.replaceAll(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1);
      if (name === 'blockquote') quoteDepth = Math.max(0, quoteDepth - 1);
      if (name === 'p') {
        beginBlock();
        breakLine();
      } else if (blocks.has(name)) beginBlock();
    },
  });
  parser.end(html);
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
