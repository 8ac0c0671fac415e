import classes from './FilterButtons.module.css';

type FilterOption<Value> = { value: Value; label: string };

type FilterButtonsProps<Value> = {
  label: string;
  options: readonly FilterOption<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** Parameter of the address: inside a GET form the buttons then work without JavaScript too. */
  name?: string;
};

/** A row of buttons of which one is pressed: the category filters of tools, glossary and blog. */
export function FilterButtons<Value extends string | number | null>({
  label,
  options,
  selected,
  onSelect,
  name,
}: FilterButtonsProps<Value>) {
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.label}
          type={name ? 'submit' : 'button'}
          name={option.value === null ? undefined : name}
          value={option.value ?? undefined}
          className={classes.button}
          aria-pressed={option.value === selected}
          onClick={(event) => {
            event.preventDefault();
            onSelect(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
