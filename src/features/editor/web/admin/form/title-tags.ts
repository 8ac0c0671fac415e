import { detailLimits } from '../../../../posts/post-details.ts';

const tagsAtEnd = /(?:\s+#\p{Letter}[\p{Letter}\p{Number}_-]*)+\s*$/u;

interface TaggedTitle {
  title: string;
  tags: string[];
}

/** Takes tags such as "#field_notes" off the end of a title. "C#" and "#1" stay. */
export function takeTags(typed: string): TaggedTitle {
  const found = tagsAtEnd.exec(typed);
  // A title needs words of its own.
  if (!found || typed.slice(0, found.index).trim() === '') return { title: typed, tags: [] };
  const tags = found[0]
    .split('#')
    .map((tag) => tag.replaceAll('_', ' ').trim().slice(0, detailLimits.tagName))
    .filter(Boolean);
  return { title: typed.slice(0, found.index), tags };
}

/** The same tag in other letters is not added again. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const all = [...tags];
  for (const tag of added) {
    const isThere = all.some((known) => known.toLowerCase() === tag.toLowerCase());
    if (!isThere && all.length < detailLimits.tagsPerPost) all.push(tag);
  }
  return all;
}
