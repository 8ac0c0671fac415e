import { Marked, Tokenizer } from 'marked';
import { tooDeep } from '../../../../server/text-work/text-errors.ts';

/** In characters; longer emphasis keeps its asterisks. An unlimited search for each end would be quadratic. */
const longestEmphasis = 2_000;
/** Limits the runs of `*` and `_` that are searched for the end of an emphasis. */
const mostRuns = 60;
/** Plain text is read in pieces of this size: at each word, marked searches an e-mail address up to the end. */
const longestRun = 1_000;
const longestAddress = 2_000;
const maxDepth = 100;

function emphasisEnd(text: string): number {
  const run = /[*_]+/g;
  for (let count = 0; count < mostRuns; count += 1) {
    const found = run.exec(text);
    if (!found || run.lastIndex > longestEmphasis) return longestEmphasis;
  }
  return run.lastIndex;
}

function beginningOf(text: string): string {
  if (text.length <= longestRun) return text;
  const blank = text.lastIndexOf(' ', longestRun);
  return text.slice(0, blank > 0 ? blank : longestRun);
}

let depth = 0;

/** @throws DomainError BAD_REQUEST for nesting that is too deep */
function deeper<Token>(read: () => Token): Token {
  depth += 1;
  try {
    if (depth > maxDepth) throw tooDeep();
    return read();
  } finally {
    depth -= 1;
  }
}

const reader = Tokenizer.prototype;

/**
 * Converts Markdown to HTML in linear time.
 * @throws DomainError BAD_REQUEST for nesting that is too deep
 */
export const marked = new Marked({
  tokenizer: {
    blockquote(src) {
      return deeper(() => reader.blockquote.call(this, src));
    },
    list(src) {
      return deeper(() => reader.list.call(this, src));
    },
    link(src) {
      return deeper(() => reader.link.call(this, src));
    },
    url(src) {
      const beginning = src.slice(0, longestAddress);
      const link = reader.url.call(this, beginning);
      // A link that continues behind the cut would have a wrong address.
      const isCut = link?.raw.length === beginning.length && beginning.length < src.length;
      return isCut ? undefined : link;
    },
    inlineText(src) {
      return reader.inlineText.call(this, beginningOf(src));
    },
    emStrong(src, maskedSrc, previous) {
      const from = maskedSrc.length - src.length;
      const masked = maskedSrc.slice(from, from + longestEmphasis);
      const end = emphasisEnd(masked);
      return deeper(() =>
        reader.emStrong.call(this, src.slice(0, end), masked.slice(0, end), previous),
      );
    },
  },
});
