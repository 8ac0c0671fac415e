/** Entities stay encoded. */
export function postLine(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function postSize(html: string): { wordCount: number; characterCount: number } {
  const text = postLine(html);
  return { wordCount: text.split(' ').length, characterCount: text.length };
}
