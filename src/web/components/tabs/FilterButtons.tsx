import { Button } from '@mantine/core';
import { ScrollRow } from './ScrollRow.tsx';

type FilterOption<Value> = { value: Value; label: string };

type FilterButtonsProps<Value> = {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** Parameter of the address: inside a GET form, the buttons then work without JavaScript. */
  name?: string;
};

export function FilterButtons<Value extends string | number | null>({
  label,
  options,
  selected,
  onSelect,
  name,
}: FilterButtonsProps<Value>) {
  return (
    <fieldset className="screen-only">
      <legend className="visually-hidden">{label}</legend>
      <ScrollRow>
        {options.map((option) => (
          <Button
            key={option.label}
            type={name ? 'submit' : 'button'}
            name={option.value === null ? undefined : name}
            value={option.value ?? undefined}
            variant="outline"
            size="sm"
            radius="xl"
            aria-pressed={option.value === selected}
            onClick={(event) => {
              event.preventDefault();
              onSelect(option.value);
            }}
          >
            {option.label}
          </Button>
        ))}
      </ScrollRow>
    </fieldset>
  );
}
