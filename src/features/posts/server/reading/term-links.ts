import { firstMentions, type LinkedTerm } from '../../../glossary/term-mentions.ts';

/** Characters per post. Searching this many takes some milliseconds, and a post may be ten times as long. */
const maxSearchedLength = 50_000;

const pieces = /<[^<>]*>|[^<]+|</g;
const tagName = /^<\/?([a-z][a-z\d]*)/;
/** Elements whose text stays as it is. */
const leftAlone = /^(?:a|button|code|figcaption|h[1-6]|kbd|pre|samp|summary|th)$/;
const textElement = /^(?:p|li|td)$/;

/** Follows where in the HTML a text stands. */
class Place {
  private open: string[] = [];

  enter(tag: string): void {
    const [, name = ''] = tagName.exec(tag) ?? [];
    // Cards have words of their own.
    const isCard = tag.includes(' data-block=');
    if (tag.startsWith('</')) {
      const at = this.open.findLastIndex((one) => one.replace('!', '') === name);
      if (at >= 0) this.open.length = at;
    } else if (leftAlone.test(name) || isCard) this.open.push(`${name}!`);
    else if (textElement.test(name)) this.open.push(name);
  }

  get isText(): boolean {
    return this.open.length > 0 && this.open.every((one) => !one.endsWith('!'));
  }
}

const linkOf = (words: string, to: string) => `<a href="${to}">${words}</a>`;

/** Links the first mention of a few terms in the running text of sanitized HTML to their pages. */
export function withTermLinks(html: string, terms: readonly LinkedTerm[]): string {
  if (terms.length === 0) return html;
  const withLinks = firstMentions(terms, linkOf);
  const place = new Place();
  const end = endOfSearch(html);
  const searched = html.slice(0, end).replace(pieces, (piece) => {
    if (piece.startsWith('<')) place.enter(piece);
    else if (place.isText) return withLinks(piece);
    return piece;
  });
  return searched + html.slice(end);
}

/** The search ends before a tag, so that none is cut in two. */
function endOfSearch(html: string): number {
  if (html.length <= maxSearchedLength) return html.length;
  return Math.max(0, html.lastIndexOf('<', maxSearchedLength));
}
