import { readableText } from '../../../../web/admin/text/readable-text.ts';

const paragraphs = /<p(?:\s[^>]*)?>[\s\S]*?<\/p>/gi;
const longestLetters = 160;
/** Paragraphs that are looked at; those before the text may be empty or hold a picture only. */
const mostParagraphs = 5;

/** The beginning of a text: whole sentences of its first paragraph, or as many words as fit. */
export function excerptOf(html: string): string {
  let looked = 0;
  for (const [paragraph] of html.matchAll(paragraphs)) {
    looked += 1;
    if (looked > mostParagraphs) break;
    const text = readableText(paragraph.replace(/<img[^>]*>/gi, '')).replace(/\s+/g, ' ');
    if (text) return beginningOf(text);
  }
  return '';
}

function beginningOf(text: string): string {
  if (text.length <= longestLetters) return text;
  const start = text.slice(0, longestLetters);
  const end = Math.max(...['. ', '? ', '! '].map((mark) => start.lastIndexOf(mark)));
  if (end > longestLetters / 3) return start.slice(0, end + 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1))}…`;
}
