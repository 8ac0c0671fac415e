import { Marked, Tokenizer } from 'marked';
import { tooDeep } from '../../../../server/text-work/text-errors.ts';

/** Emphasis that is longer is shown with its stars. To look for the end of each costs a look at all that follows. */
const longestEmphasis = 2_000;
/** Runs of stars and underscores among which the end of an emphasis is looked for. */
const mostRuns = 60;
/** Plain text is read so much at a time: behind each word an address of mail is looked for, to the end of it. */
const longestRun = 1_000;
/** A longer address is no link by itself. */
const longestAddress = 2_000;
/** Quotations, lists, links and emphasis in each other. */
const maxDepth = 100;

/** Says up to where the end of an emphasis is looked for that begins with this text. */
function emphasisEnd(text: string): number {
  const run = /[*_]+/g;
  for (let count = 0; count < mostRuns; count += 1) {
    const found = run.exec(text);
    if (!found || run.lastIndex > longestEmphasis) return longestEmphasis;
  }
  return run.lastIndex;
}

/** The beginning of a text, cut between two words where it can be. */
function beginningOf(text: string): string {
  if (text.length <= longestRun) return text;
  const blank = text.lastIndexOf(' ', longestRun);
  return text.slice(0, blank > 0 ? blank : longestRun);
}

let depth = 0;

/** @throws DomainError BAD_REQUEST for what stands too deep */
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
 * Markdown as HTML, in a time that grows with the text and no faster.
 * @throws DomainError BAD_REQUEST for quotations in quotations in quotations
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
      // One that goes on behind the cut would lead elsewhere.
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
