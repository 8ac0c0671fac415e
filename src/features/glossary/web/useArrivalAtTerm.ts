import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type { GlossaryTerm } from '../../../shared/words/types.ts';
import { useFragment } from '../../../web/use-fragment.ts';
import { glossaryContent } from '../words/glossary.ts';

/**
 * The slug of the term that the address points at, null when it points at none. On arrival a term that the
 * address's own filters hide is shown without them, and the keyboard goes on from the term. A document's first address
 * and a step back are the browser's and the router's to show: the reader may have gone elsewhere on the page.
 */
export function useArrivalAtTerm(shown: readonly GlossaryTerm[]): string | null {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const isLink = useNavigationType() !== 'POP';
  const finishedKey = useRef<string>(undefined);
  const wanted = useFragment();
  const slug = glossaryContent.terms.some((term) => term.slug === wanted) ? wanted : null;
  const isShown = slug !== null && shown.some((term) => term.slug === slug);

  useEffect(() => {
    if (slug === null || finishedKey.current === key) return;
    if (isShown) {
      finishedKey.current = key;
      if (!isLink) return;
      const term = document.getElementById(slug);
      term?.scrollIntoView({ block: 'center', behavior: 'instant' });
      term?.focus({ preventScroll: true });
    } else if (search) {
      navigate(paths.glossaryTerm(slug), { replace: true });
    }
  }, [slug, isShown, isLink, key, search, navigate]);

  return slug;
}
