import { Parser } from 'htmlparser2';

/** Set by the server whatever is written. */
const ownAttributes = new Set(['rel', 'target', 'loading', 'decoding']);
/** Written otherwise, the same to readers. */
const sameAs: Readonly<Record<string, string>> = { h1: 'h2' };
const comment = '<!-- -->';
const mostNamed = 100;
/** A name that somebody made up may be as long as the post. */
const longestName = 60;

/** How often each element, and each attribute of it, stands in some HTML. */
function countMarkup(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = (sameAs[name] ?? name).slice(0, longestName);
      count(`<${tag}>`);
      for (const attribute of Object.keys(attributes)) {
        if (!ownAttributes.has(attribute)) count(`<${tag} ${attribute.slice(0, longestName)}>`);
      }
    },
    oncomment: () => count(comment),
  });
  parser.end(html);
  return counts;
}

/**
 * The elements (`<script>`) and attributes (`<p style>`) that stand fewer times in what was kept of some HTML than in what was sent;
 * attributes only of elements of which some were kept.
 */
export function removedMarkup({ sent, kept }: { sent: string; kept: string }): string[] {
  const left = countMarkup(kept);
  const missing = [...countMarkup(sent)].filter(([name, times]) => (left.get(name) ?? 0) < times);
  return missing
    .map(([name]) => name)
    .filter((name) => {
      const [tag = ''] = name.slice(1).split(/[ >]/);
      return name === comment || name === `<${tag}>` || left.has(`<${tag}>`);
    })
    .slice(0, mostNamed);
}
