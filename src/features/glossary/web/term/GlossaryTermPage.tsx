import { useParams } from 'react-router-dom';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { useContent, useEntry } from '../../../../web/content/published-content.ts';
import { NotFound } from '../../../../web/error/NotFound.tsx';
import type { glossaryTermEntries } from '../../term-entries.ts';
import type { termPageKind } from '../../words/term-page.ts';
import { TermHead } from './TermHead.tsx';
import { TermHero } from './TermHero.tsx';
import { RelatedTerms, TermPlaces } from './TermLinks.tsx';
import { TermText } from './TermText.tsx';

export function Component() {
  const { slug } = useParams();
  const { closing } = useContent<typeof termPageKind>('glossary-term-page');
  const entry = useEntry<ReturnType<typeof glossaryTermEntries>>('glossary-term', slug);
  if (!entry) return <NotFound />;
  return (
    <>
      <TermHead entry={entry} />
      <TermHero entry={entry} />
      {entry.text ? <TermText slug={entry.slug} term={entry.term} text={entry.text} /> : null}
      <RelatedTerms entry={entry} />
      <TermPlaces entry={entry} />
      <Ending content={closing} contours={3} />
    </>
  );
}
