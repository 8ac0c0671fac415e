import { EntryHero } from '../../../../web/components/hero/EntryHero.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { TermEntry } from '../../term-entries.ts';
import type { termPageKind } from '../../words/term-page.ts';

export function TermHero({ entry }: { entry: TermEntry }) {
  const { back } = useContent<typeof termPageKind>('glossary-term-page');
  const { term, category, definition } = entry;
  return <EntryHero back={back} eyebrow={category} title={term} text={definition} />;
}
