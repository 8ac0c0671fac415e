import { InputBase, type InputBaseProps } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentPropsWithRef } from 'react';

/** A text is its own label. */
export type SelectOption = string | { value: string; label: string; disabled?: boolean };

type SelectFieldProps = InputBaseProps &
  Omit<ComponentPropsWithRef<'select'>, 'size'> & { options: readonly SelectOption[] };

/** The browser's own select in the look of the other fields. Mantine's NativeSelect is the same with 1 kB for groups of options. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <InputBase
      {...field}
      component="select"
      pointer
      rightSection={<IconChevronDown size={16} />}
      rightSectionPointerEvents="none"
    >
      {options.map((option) => {
        const { value, label, disabled } =
          typeof option === 'string' ? { value: option, label: option, disabled: false } : option;
        return (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        );
      })}
    </InputBase>
  );
}
