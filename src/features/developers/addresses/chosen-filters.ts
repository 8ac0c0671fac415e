import type { Facets } from '../directory/facets.ts';
import { exploreDevelopersWords } from '../words/directory/directory-words.ts';
import { type DirectoryFilters, noFilters } from './directory-filters.ts';

const { choices, country, experience } = exploreDevelopersWords.filters;
const fields = { country, experience, ...choices };
const names = Object.keys(fields) as (keyof typeof fields)[];

interface ChosenFilter {
  name: keyof DirectoryFilters;
  label: string;
  without: DirectoryFilters;
}

/** Names the choices besides the text and the tools, as people read them. */
export function chosenFilters(
  filters: DirectoryFilters,
  facets: Facets | undefined,
): readonly ChosenFilter[] {
  const labelOf = (name: keyof typeof fields) => {
    if (name === 'experience') return experience.atLeast(filters.experience);
    const value = String(filters[name]);
    return facets?.options[name].find((option) => option.value === value)?.label ?? value;
  };
  return names
    .filter((name) => filters[name])
    .map((name) => ({
      name,
      label: `${fields[name].label}: ${labelOf(name)}`,
      without: { ...filters, [name]: noFilters[name] },
    }));
}
