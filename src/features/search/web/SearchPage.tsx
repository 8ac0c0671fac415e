import { Stack, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { menuLabel } from '../../../shared/content/menu-label.ts';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ActionLinks } from '../../../web/components/links/ActionLinks.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { Section } from '../../../web/components/sections/Section.tsx';
import { EmptyState } from '../../../web/components/states/EmptyState.tsx';
import { useSiteNavigation } from '../../../web/content/frame-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { searchContent } from '../words/search.ts';
import { searchPageWords } from '../words/search-page.ts';
import { ResultGroup } from './ResultGroup.tsx';
import { SearchForm } from './SearchForm.tsx';
import { readSearchAddress } from './search-address.ts';
import { useResults } from './useResults.ts';

/** Most visits search and do not ask. */
const AskedQuestion = await ownChunk(
  async () => (await import('./asking/AskedQuestion.tsx')).AskedQuestion,
);

const { meta, hero, start, nothing, ...words } = searchPageWords;

function SearchPage() {
  const [searchParams] = useSearchParams();
  const address = readSearchAddress(searchParams);
  const { query, group, isQuestion } = address;
  const { groups, count, isCountCut, isSearching, failures } = useResults(address);
  const found = isCountCut ? words.foundAtLeast(count, query) : words.found(count, query);
  return (
    <>
      <PageHead
        title={query ? meta.titleFor(query) : meta.title}
        hasSiteName
        description={meta.description}
        keywords={meta.keywords}
        canonicalPath={paths.search}
        isNarrowed
        // Pages that are not listed have no picture of their own.
        image={paths.socialImage(paths.home)}
        structuredData={[{ '@type': 'SearchResultsPage', name: meta.title }]}
      />
      <CompactHero hero={hero} contours={2}>
        <SearchForm query={query} isQuestion={isQuestion} />
        <Text role="status" mt="xs">
          {query && !isQuestion ? (isSearching ? searchContent.searching : found) : null}
        </Text>
        {group ? <TallLink to={paths.searchFor(query)}>{words.allGroups}</TallLink> : null}
      </CompactHero>
      {failures.length > 0 ? (
        <Section label={searchContent.label} space="snug">
          <Text role="alert" c="var(--mantine-color-error)">
            {failures.join(' ')}
          </Text>
        </Section>
      ) : null}
      {query === '' ? <Suggestions /> : null}
      {query && isQuestion ? (
        <Suspense>
          <AskedQuestion key={query} address={address} />
        </Suspense>
      ) : null}
      {(isQuestion ? [] : groups).map((one) => (
        <ResultGroup key={one.title} group={one} />
      ))}
      {query && !isQuestion && count === 0 && !isSearching && failures.length === 0 ? (
        <Section label={searchContent.resultsLabel} space="snug">
          <EmptyState
            drawing="search"
            title={searchContent.empty.title(query)}
            action={<ActionLinks actions={nothing.actions} />}
          >
            {nothing.text}
          </EmptyState>
        </Section>
      ) : null}
    </>
  );
}

export const Component = withApi(SearchPage);

function Suggestions() {
  const navigation = useSiteNavigation();
  return (
    <Section heading={start} layout="split" space="snug">
      <Stack component="ul" className="ruled" gap={0} data-closed>
        {searchContent.suggestions.paths.map((path) => (
          <li key={path}>
            <TallLink to={path}>{menuLabel(navigation, path)}</TallLink>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
