import { Group, Text } from '@mantine/core';
import { PageLink } from '../../../../../web/components/PageLink.tsx';
import {
  type DirectoryFilters,
  directoryPath,
  hasFilters,
} from '../../../addresses/directory-filters.ts';
import { exploreDevelopersWords as words } from '../../../words/directory/directory-words.ts';
import { ShortlistLink } from '../../shortlist/ShortlistLink.tsx';
import { saveSearchPath } from '../save-search-path.ts';
import { ChipLinks } from './ChipLinks.tsx';

interface ResultsHeadProps {
  filters: DirectoryFilters;
  /** Undefined until it is counted. */
  total: number | undefined;
}

export function ResultsHead({ filters, total }: ResultsHeadProps) {
  const chips = words.sorts.options.map(({ value, label }) => ({
    ...{ key: value, label, isChosen: value === filters.sort, isRemovable: false },
    to: directoryPath({ ...filters, sort: value }),
  }));
  return (
    <Group justify="space-between" gap="xxs" mb="xs">
      <Group gap="sm">
        <Text fw={600} role="status">
          {total === undefined ? null : words.found(total)}
        </Text>
        {hasFilters(filters) ? (
          <PageLink to={saveSearchPath(filters)}>{words.saveSearch}</PageLink>
        ) : null}
        <ShortlistLink />
      </Group>
      <Group gap="sm">
        <Text id="directory-sort" fz="sm" fw={600} visibleFrom="xs">
          {words.sorts.label}
        </Text>
        <ChipLinks labelledBy="directory-sort" chips={chips} />
      </Group>
    </Group>
  );
}
