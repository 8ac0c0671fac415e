import type { UseFormInput } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCheckedForm } from '../useCheckedForm.ts';
import type { Draft } from './useDraft.ts';

interface DraftedFormOptions<Values extends object> {
  draft: Draft;
  /** Stands in the form while there is no draft. */
  start: Values;
  /** The text that values are kept as. Equal values have equal texts. */
  textOf: (values: Values) => string;
  /** Null for a text that is no draft of this form. */
  read: (text: string) => Values | null;
  validate: NonNullable<UseFormInput<Values>['validate']>;
}

/** A form with several fields that is kept as one draft while it is filled in. */
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
  // Words of the same person in another window, or another text to begin with.
  useEffect(() => show(draftText || startText), [draftText, startText]);
  return {
    form,
    /** Empties the draft: the form goes back to what it begins with. */
    discard() {
      keeper.change('');
      void keeper.flush();
    },
  };
}
