import type { FacetName, Facets } from '../../../directory/facets.ts';
import { exploreDevelopersWords } from '../../../words/explore-developers-words.ts';
import { type DirectoryFilters, noFilters } from '../directory-address.ts';

const { choices, experience } = exploreDevelopersWords.filters;

interface ChosenFilter {
  name: keyof DirectoryFilters;
  label: string;
  without: DirectoryFilters;
}

/** What is chosen besides the text and the tools, as people read it. */
export function chosenFilters(
  filters: DirectoryFilters,
  facets: Facets | undefined,
): readonly ChosenFilter[] {
  const names = [
    'country',
    'experience',
    'skill',
    'kind',
    'free',
    'hours',
    'rate',
    'language',
  ] as const;
  const facetLabel = (facet: FacetName, value: string) =>
    facets?.options[facet].find((option) => option.value === value)?.label ?? value;
  return names
    .filter((name) => filters[name])
    .map((name) => {
      const without = { ...filters, [name]: noFilters[name] };
      if (name === 'experience') {
        return { name, without, label: experience.chosen(filters.experience) };
      }
      const label = facetLabel(name, String(filters[name]));
      return { name, without, label: name === 'country' ? label : choices[name].chosen(label) };
    });
}

/** The search in one line, for a brief. */
export function needOf(filters: DirectoryFilters, facets: Facets | undefined): string {
  const labels = chosenFilters(filters, facets).map(({ label }) => label);
  return [filters.q, ...filters.tools, ...labels].filter(Boolean).join(', ');
}
