import { Group } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { EmptyState } from '../../../../web/components/states/EmptyState.tsx';
import { chosenFilters } from '../../addresses/chosen-filters.ts';
import {
  type DirectoryFilters,
  directoryPath,
  hasFilters,
  noFilters,
} from '../../addresses/directory-filters.ts';
import type { Facets } from '../../directory/facets.ts';
import { exploreDevelopersWords } from '../../words/directory/directory-words.ts';
import { noDevelopersWords as words } from '../../words/directory/no-developers.ts';

interface NoDevelopersProps {
  filters: DirectoryFilters;
  facets: Facets | undefined;
}

/** The search in one line, for a brief. */
function needOf(filters: DirectoryFilters, facets: Facets | undefined): string {
  const labels = chosenFilters(filters, facets).map(({ label }) => label);
  return [filters.q, ...filters.tools, ...labels].filter(Boolean).join(', ');
}

/** Says that nobody fits, or that nobody has joined yet. */
export function NoDevelopers({ filters, facets }: NoDevelopersProps) {
  const { noResults, empty } = words;
  if (!hasFilters(filters)) {
    return (
      <EmptyState
        drawing="camp"
        title={empty.title}
        action={<ButtonLink to={empty.action.to}>{empty.action.label}</ButtonLink>}
      >
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={noResults.title}
      action={
        <Group justify="center">
          <ButtonLink to={paths.contactWithNeed(needOf(filters, facets))}>
            {noResults.brief}
          </ButtonLink>
          <ButtonLink to={directoryPath(noFilters)} variant="default">
            {exploreDevelopersWords.filters.clear}
          </ButtonLink>
        </Group>
      }
    >
      <p>{noResults.text}</p>
      <p>{noResults.briefText}</p>
    </EmptyState>
  );
}
