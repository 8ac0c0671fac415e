import type { UseFormInput } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCheckedForm } from '../useCheckedForm.ts';
import type { Draft } from './useDraft.ts';

interface DraftedFormOptions<Values extends object> {
  draft: Draft;
  start: Values;
  /** Stored form of the values. Equal values have equal texts. */
  textOf: (values: Values) => string;
  /** Returns null for a text that is no draft of this form. */
  read: (text: string) => Values | null;
  validate: NonNullable<UseFormInput<Values>['validate']>;
}

export function useDraftedForm<Values extends object>({
  draft: { text: draftText, keeper },
  start,
  textOf,
  read,
  validate,
}: DraftedFormOptions<Values>) {
  const startText = textOf(start);
  const [initialValues] = useState(() => read(draftText) ?? start);
  const shown = useRef(draftText || startText);
  const form = useCheckedForm<Values>({
    ...{ initialValues, validate },
    onValuesChange(values) {
      shown.current = textOf(values);
      keeper.change(shown.current === startText ? '' : shown.current);
    },
  });
  const show = useEffectEvent((text: string) => {
    if (text !== shown.current) form.setValues(read(text) ?? start);
  });
  useEffect(() => show(draftText || startText), [draftText, startText]);
  return {
    form,
    discard() {
      keeper.change('');
      void keeper.flush();
    },
  };
}
