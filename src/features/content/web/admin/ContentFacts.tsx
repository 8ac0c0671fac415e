import { Stack } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContentFields } from '../../../../shared/content/fields.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { OpenFacts } from '../../../facts/web/admin/OpenFacts.tsx';
import { type ListedFact, useFacts } from '../../../facts/web/admin/useFacts.ts';
import { factsContent } from '../../../facts/words/facts.ts';
import { factTextOf, fieldAt } from '../../fact-text.ts';

const FactsSection = lazy(() => import('../../../facts/web/admin/FactsSection.tsx'));

interface ContentFactsProps {
  kind: string;
  fields: ContentFields;
  value: unknown;
  /** Gets the path of the field that states a fact. */
  onShow: (path: string | undefined) => void;
}

/** The facts of a kind, as those of a post. */
export function ContentFacts({ kind, fields, value, onShow }: ContentFactsProps) {
  const text = useMemo(() => factTextOf(fields, value), [fields, value]);
  const facts = useFacts({ of: { contentKind: kind }, content: text.html });
  const [isListed, setListed] = useState(false);
  const show = (fact: ListedFact) => {
    const place = facts.placeOf(fact);
    const path = place ? fieldAt(text, place.from) : undefined;
    if (path === undefined) return showToast({ title: factsContent.item.elsewhere });
    // A field that was shown already gets the focus once more.
    flushSync(() => onShow(undefined));
    onShow(path);
  };
  return (
    <Stack gap="lg" align="stretch">
      <div>
        <OpenFacts facts={facts} isListed={isListed} onToggle={() => setListed((was) => !was)} />
      </div>
      {isListed ? (
        <Suspense fallback={null}>
          <FactsSection order={3} {...{ facts }} onShow={show} onClose={() => setListed(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
