import { NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

interface ChosenSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  disabled: boolean;
  onChoose: (value: string) => void;
}

/** Does to the chosen rows what is chosen in it, and keeps no value. */
export function ChosenSelect({ label, options, disabled, onChoose }: ChosenSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      rightSection={<IconChevronDown size="1em" aria-hidden="true" />}
      data={[{ value: '', label, disabled: true }, ...options]}
      value=""
      disabled={disabled}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
