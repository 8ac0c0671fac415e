/** Ends a paragraph wherever it stands. */
const block =
  /<\/?(?:p|h[1-6]|div|section|blockquote|pre|ul|ol|li|dl|dt|dd|table|tr|td|th|figure|figcaption|details|summary|hr)\b[^<>]*>/gi;
const tag = /<(?:[a-z/!?][^<>]*)?>?/gi;

/**
 * The words of some HTML in paragraphs, for a text whose elements cannot be shown. Of what stands between brackets nothing is left, so
 * it needs no sanitizing.
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
