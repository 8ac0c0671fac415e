import { TextInput, type TextInputProps } from '@mantine/core';
import { codingYears } from '../../../developers.ts';

export function YearField(props: TextInputProps) {
  const { first, last } = codingYears(new Date());
  return (
    <TextInput
      {...props}
      type="number"
      inputMode="numeric"
      min={first}
      max={last}
      step={1}
      autoComplete="off"
    />
  );
}
