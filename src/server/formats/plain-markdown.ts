import TurndownService from 'turndown';

const turndown = new TurndownService();

/** Writes typed text as one paragraph of Markdown in which nothing is markup. */
export function plainMarkdown(text: string): string {
  return turndown.escape(text.replace(/\s+/g, ' ').trim()).replaceAll('<', '&lt;');
}
