import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { answersIn } from '../../estimate/answers-in.ts';
import {
  type EstimateAnswers,
  estimateCode,
  estimateOf,
  readEstimateCode,
} from '../../estimate/estimate.ts';
import type { ratesKind } from '../../estimate/rates.ts';
import { Estimator } from '../../estimate/web/Estimator.tsx';
import { estimatedFields, fieldsOfEstimate } from '../estimate/estimated-fields.ts';
import { estimateFoldWords as words } from '../words/estimate-fold.ts';

export type EstimateInFormProps = {
  /** The answers that the fields were filled from. Empty without any. */
  code: string;
  onTaken: (code: string) => void;
  onFilled: (field: string) => void;
};

/** Takes answers into the fields around it, unless a person wrote or chose something else there. */
export function EstimateInForm({ code, onTaken, onFilled }: EstimateInFormProps) {
  const rates = useContent<typeof ratesKind>('estimate-rates');
  const place = useRef<HTMLDivElement>(null);
  const touched = useRef(new Set<string>());
  const fieldsOf = (answers: EstimateAnswers) =>
    fieldsOfEstimate(answers, estimateOf(answers, rates).budgetRange);
  const asked = readEstimateCode(code);
  const put = useRef(asked && fieldsOf(asked));

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLElement) touched.current.add(target.getAttribute('name') ?? '');
    };
    const form = place.current?.closest('form');
    form?.addEventListener('input', note);
    return () => form?.removeEventListener('input', note);
  }, []);

  const take = (answers: EstimateAnswers) => {
    const form = place.current?.closest('form');
    if (!form) return;
    const now = fieldsOf(answers);
    for (const name of estimatedFields) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) continue;
      const follows = field.value === put.current?.[name] && !touched.current.has(name);
      if (field.value !== '' && !follows) continue;
      field.value = now[name];
      touched.current.delete(name);
      onFilled(name);
    }
    put.current = now;
    onTaken(estimateCode(answers));
  };

  return (
    <div ref={place}>
      <Estimator
        asked={asked ?? answersIn(new URLSearchParams(), 'websites')}
        show={{ name: 'show', value: 'range', formAction: `${paths.contact}#estimate` }}
        onAnswers={take}
        end={() => (
          <Text c="dimmed" fz="sm">
            {words.inForm}
          </Text>
        )}
      />
    </div>
  );
}
