const block =
  /<\/?(?:p|h[1-6]|div|section|blockquote|pre|ul|ol|li|dl|dt|dd|table|tr|td|th|figure|figcaption|details|summary|hr)\b[^<>]*>/gi;
const tag = /<(?:[a-z/!?][^<>]*)?>?/gi;

/**
 * Returns the words of HTML in paragraphs, for texts whose elements cannot be shown. Removes everything in angle brackets,
 * so the result needs no sanitizing.
 */
export function postWords(html: string): string {
  return html
    .replace(block, '\n\n')
    .replace(tag, '')
    .replaceAll('>', '&gt;')
    .split(/\n{2,}/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => `<p>${words}</p>`)
    .join('\n');
}
