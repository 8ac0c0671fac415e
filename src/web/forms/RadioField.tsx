import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { usePublicForm } from './usePublicForm.ts';

interface RadioFieldProps extends ReturnType<ReturnType<typeof usePublicForm>['field']> {
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
  isInRow?: boolean;
}

/** One choice of several, with its refusal below. */
export function RadioField({ legend, options, isInRow, ...field }: RadioFieldProps) {
  const { name, id, error, defaultValue, onChange } = field;
  const choices = options.map(({ value, label }, index) => (
    <label key={value} className="check">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={defaultValue === value}
        id={index === 0 ? id : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={onChange}
      />
      {label}
    </label>
  ));
  return (
    <fieldset>
      {legend}
      {isInRow ? <Group gap="lg">{choices}</Group> : <Stack gap="xs">{choices}</Stack>}
      {error ? (
        <Text c="var(--mantine-color-error)" fz="sm" id={`${id}-error`}>
          {error}
        </Text>
      ) : null}
    </fieldset>
  );
}
