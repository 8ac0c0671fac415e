/** Average silent reading speed. */
const wordsPerMinute = 230;

/** Counts visible words and reading minutes (at least one). */
export function textLength(html: string): { words: number; minutes: number } {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  const words = body.textContent?.match(/[\p{Letter}\p{Number}][^\s]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}
