import classes from './FilterButtons.module.css';

type FilterOption<Value> = { value: Value; label: string };

type FilterButtonsProps<Value> = {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
};

/** A row of buttons of which one is pressed: the category filters of tools, glossary and blog. */
export function FilterButtons<Value extends string | number | null>({
  label,
  options,
  selected,
  onSelect,
}: FilterButtonsProps<Value>) {
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          className={classes.button}
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
