import type { CalloutKind } from '../../../../posts/post-markup.ts';

const words: Readonly<Record<CalloutKind, string>> = {
  note: 'note info information abstract summary tldr todo question faq example quote cite important notice callout admonition alert aside box secondary primary',
  tip: 'tip hint success check done idea',
  warning: 'warning warn caution attention danger error bug fail failure missing',
};
const kinds = new Map(
  (['note', 'tip', 'warning'] as const).flatMap((kind) =>
    words[kind].split(' ').map((word) => [word, kind] as const),
  ),
);

export function calloutKindOf(word: string): CalloutKind | null {
  return kinds.get(word.toLowerCase()) ?? null;
}
