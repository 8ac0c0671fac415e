import { useParams } from 'react-router-dom';
import { EntryHero } from '../../../web/components/hero/EntryHero.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import { NotFound } from '../../../web/error/NotFound.tsx';
import type { comparisonEntries } from '../comparison-entries.ts';
import type { comparisonsKind } from '../words/comparisons.ts';
import { ComparisonHead } from './comparison/ComparisonHead.tsx';
import { ComparisonTable } from './comparison/ComparisonTable.tsx';
import { OtherTools } from './comparison/OtherTools.tsx';

export function Component() {
  const { slug } = useParams();
  const words = useContent<typeof comparisonsKind>('comparisons');
  const entry = useEntry<typeof comparisonEntries>('comparison', slug);
  if (!entry) return <NotFound />;
  return (
    <>
      <ComparisonHead entry={entry} />
      <EntryHero back={words.back} eyebrow={words.eyebrow} title={entry.title} text={words.intro} />
      <ComparisonTable entry={entry} />
      <OtherTools entry={entry} />
    </>
  );
}
