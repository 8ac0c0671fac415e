import { maskCode } from './code-mask.ts';

/** Id of the heading on the page. */
const notesPlace = '#section-footnotes';

/**
 * Footnotes as a numbered list at the end, below a heading of its own, to which each number in the text leads: no element of a post may have an
 * id of its own. One expression for all of it would take minutes for a text that is made for that.
 */
export function drawFootnotes(markdown: string): string {
  if (!markdown.includes('[^')) return markdown;
  const lines = markdown.split('\n');
  const seen = maskCode(markdown).split('\n');
  const words = new Map<string, string[]>();
  const left: string[] = [];
  let open: string[] | null = null;
  let blanks = 0;
  for (const [index, line] of lines.entries()) {
    const [, label, rest = ''] =
      /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]?(.*)$/.exec(seen[index] ?? '') ?? [];
    if (label !== undefined) {
      open = [line.slice(line.length - rest.length)];
      if (!words.has(label)) words.set(label, open);
      blanks = 0;
    } else if (open && line.trim() === '') {
      blanks += 1;
    } else if (open && (/^(?: {2,}|\t)/.test(line) || blanks === 0)) {
      for (; blanks > 0; blanks -= 1) open.push('');
      open.push(line.replace(/^(?: {1,4}|\t)/, ''));
    } else {
      if (open) left.push('');
      open = null;
      left.push(line);
    }
  }
  const numbers = new Map<string, number>();
  const text = left.join('\n');
  const code = maskCode(text);
  const pieces: string[] = [];
  let done = 0;
  for (const { 0: mark, 1: label = '', index } of code.matchAll(/\[\^([^\]\s]{1,100})\]/g)) {
    if (!words.has(label)) continue;
    const number = numbers.get(label) ?? numbers.size + 1;
    numbers.set(label, number);
    pieces.push(text.slice(done, index), `<sup><a href="${notesPlace}">${number}</a></sup>`);
    done = index + mark.length;
  }
  if (words.size === 0) return markdown;
  // Unreferenced notes come last.
  for (const label of words.keys()) {
    if (!numbers.has(label)) numbers.set(label, numbers.size + 1);
  }
  const notes = [...numbers].map(([label, number]) => {
    const [first = '', ...more] = words.get(label) ?? [];
    const indent = ' '.repeat(String(number).length + 2);
    return [`${number}. ${first}`, ...more.map((line) => (line ? indent + line : ''))].join('\n');
  });
  return `${pieces.join('')}${text.slice(done)}\n\n## Footnotes\n\n${notes.join('\n')}\n`;
}
