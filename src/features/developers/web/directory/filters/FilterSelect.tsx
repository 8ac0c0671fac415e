import type { FacetOption } from '../../../directory/facets.ts';
import { exploreDevelopersWords } from '../../../words/directory/directory-words.ts';
import classes from './DirectoryFilterForm.module.css';

const { counted } = exploreDevelopersWords.filters;

type Option = Omit<FacetOption, 'count'> & { count?: number | undefined };

interface FilterSelectProps {
  name: string;
  words: { label: string; any: string };
  chosen: string;
  options: readonly Option[];
  onChoose: () => void;
}

/** In the form of the directory, so that it works without scripts too. */
export function FilterSelect({ name, words, chosen, options, onChoose }: FilterSelectProps) {
  const id = `directory-${name}`;
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  const shown = isKnown ? options : [{ value: chosen, label: chosen }, ...options];
  const groups = [...new Set(shown.map(({ group }) => group ?? ''))];
  const optionsOf = (group: string) =>
    shown
      .filter((option) => (option.group ?? '') === group)
      .map(({ value, label, count }) => (
        <option key={value} value={value}>
          {count === undefined ? label : `${label} (${counted(count)})`}
        </option>
      ));
  return (
    <div className={classes.label}>
      <label htmlFor={id}>{words.label}</label>
      <span className="select">
        <select id={id} className="field" name={name} defaultValue={chosen} onChange={onChoose}>
          <option value="">{words.any}</option>
          {groups.map((group) =>
            group ? (
              <optgroup key={group} label={group}>
                {optionsOf(group)}
              </optgroup>
            ) : (
              optionsOf(group)
            ),
          )}
        </select>
      </span>
    </div>
  );
}
