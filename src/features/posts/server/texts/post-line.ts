/** The words of the HTML of a post in one line; entities stay as they are written. */
export function postLine(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Counts the words and characters of text in the HTML of a post. */
export function postSize(html: string): { wordCount: number; characterCount: number } {
  const text = postLine(html);
  return { wordCount: text.split(' ').length, characterCount: text.length };
}
