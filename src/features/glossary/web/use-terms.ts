import { useMemo } from 'react';
import { useContent } from '../../../web/content/published-content.ts';
import type { glossaryTermsKind } from '../words/glossary-terms.ts';
import { type GlossaryTerm, sortedTerms } from '../words/glossary-types.ts';

export function useTerms(): readonly GlossaryTerm[] {
  const { terms } = useContent<typeof glossaryTermsKind>('glossary-terms');
  return useMemo(() => sortedTerms(terms), [terms]);
}
