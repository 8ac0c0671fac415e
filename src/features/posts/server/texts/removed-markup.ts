import { Parser } from 'htmlparser2';

/** Set by the server, so their loss is not reported. */
const ownAttributes = new Set(['rel', 'target', 'loading', 'decoding']);
/** The server renames these; readers see no difference. */
const sameAs: Readonly<Record<string, string>> = { h1: 'h2' };
const comment = '<!-- -->';
const mostNamed = 100;
/** In characters; an invented name may be as long as the post. */
const longestName = 60;

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
 * Names elements (`<script>`) and attributes (`<p style>`) that occur less often in `kept` than in `sent`.
 * Attributes are named only for elements that were kept.
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
