import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field.tsx';

/** A string is its own label. */
export type SelectOption = string | { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldWords &
  ComponentPropsWithRef<'select'> & { options: readonly SelectOption[] };

export function SelectField({
  label,
  description,
  error,
  note,
  options,
  ...select
}: SelectFieldProps) {
  const { id, required, className } = select;
  return (
    <Field {...{ label, description, error, note, id, required, className }}>
      {(control) => (
        <span className="select">
          <select {...select} {...control}>
            {options.map((option) => {
              const {
                value,
                label: words,
                disabled,
              } = typeof option === 'string'
                ? { value: option, label: option, disabled: false }
                : option;
              return (
                <option key={value} value={value} disabled={disabled}>
                  {words}
                </option>
              );
            })}
          </select>
        </span>
      )}
    </Field>
  );
}
