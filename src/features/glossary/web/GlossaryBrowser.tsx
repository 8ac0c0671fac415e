import { Box, Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { CompactHero } from '../../../web/components/CompactHero.tsx';
import { CountHeading } from '../../../web/components/CountHeading.tsx';
import { EmptyState } from '../../../web/components/EmptyState.tsx';
import { FilterButtons } from '../../../web/components/FilterButtons.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { glossaryContent } from '../words/glossary.ts';
import { filterTerms, groupByLetter } from './filter-terms.ts';
import { GlossaryList } from './GlossaryList.tsx';
import { GlossarySearch } from './GlossarySearch.tsx';
import { LetterRow } from './LetterRow.tsx';
import { useArrivalAtTerm } from './useArrivalAtTerm.ts';
import { useGlossaryAddress } from './useGlossaryAddress.ts';

const {
  hero,
  search,
  filterLabel,
  filters,
  countHeading,
  allCategories,
  searchingFor,
  empty,
  terms,
} = glossaryContent;

/** Search, category filter and the terms they leave. */
export function GlossaryBrowser() {
  const address = useGlossaryAddress();
  const { filter } = address;
  // The box follows every key at once; the list catches up when the browser has time.
  const query = useDeferredValue(address.query);
  const shown = useMemo(() => filterTerms(terms, filter, query), [filter, query]);
  const groups = useMemo(() => groupByLetter(shown), [shown]);
  const arrivedAt = useArrivalAtTerm(shown);
  const sought = query.trim();

  return (
    <>
      <CompactHero hero={hero} contours={2}>
        <Stack gap="xs">
          <GlossarySearch
            query={address.query}
            categorySlug={filter.slug}
            onSearch={address.search}
            onLeave={address.settle}
          />
          <form action={paths.glossary}>
            {sought ? <input type="hidden" name="q" value={sought} /> : null}
            <FilterButtons
              label={filterLabel}
              options={filters.map(({ label, slug }) => ({ label, value: slug }))}
              selected={filter.slug}
              onSelect={address.choose}
              name="category"
            />
          </form>
        </Stack>
      </CompactHero>
      <div>
        {groups.length > 0 ? <LetterRow letters={groups.map(([letter]) => letter)} /> : null}
        <Section label={search.label}>
          <CountHeading
            count={countHeading(shown.length)}
            category={filter.slug === null ? allCategories : filter.label}
          >
            {sought ? (
              <Text c="dimmed" fz="lg" miw={0}>
                {searchingFor}{' '}
                <Box component="strong" c="bright">
                  {sought}
                </Box>
              </Text>
            ) : null}
          </CountHeading>
          {shown.length > 0 ? (
            <GlossaryList groups={groups} highlightedSlug={arrivedAt} />
          ) : (
            <EmptyState
              drawing="search"
              title={empty.title}
              action={<ButtonLink to={paths.glossary}>{empty.reset}</ButtonLink>}
            >
              <p>{empty.text}</p>
            </EmptyState>
          )}
        </Section>
      </div>
    </>
  );
}
