import type { DirectoryFilters } from '../../../addresses/directory-filters.ts';
import type { Facets } from '../../../directory/facets.ts';
import { exploreDevelopersWords } from '../../../words/directory/directory-words.ts';
import classes from './DirectoryFilterForm.module.css';
import { FilterSelect } from './FilterSelect.tsx';

const words = exploreDevelopersWords.filters;
const names = ['skill', 'kind', 'free', 'hours', 'rate', 'language', 'mark'] as const;

interface MoreFiltersProps {
  filters: DirectoryFilters;
  facets: Facets | undefined;
  onChoose: () => void;
}

/** Folded: the first fields are enough for most, and a phone has no room for eight. */
export function MoreFilters({ filters, facets, onChoose }: MoreFiltersProps) {
  return (
    <details className={classes.more}>
      <summary>{words.more}</summary>
      <div className={classes.fields}>
        {names.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            words={words.choices[name]}
            chosen={filters[name] ? String(filters[name]) : ''}
            options={facets?.options[name] ?? []}
            onChoose={onChoose}
          />
        ))}
      </div>
    </details>
  );
}
