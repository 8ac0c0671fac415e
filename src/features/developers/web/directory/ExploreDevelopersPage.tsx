import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { CompactHero } from '../../../../web/components/hero/CompactHero.tsx';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import {
  directoryPath,
  facetQuery,
  filtersOf,
  hasFilters,
  noFilters,
} from '../../addresses/directory-filters.ts';
import { exploreDevelopersWords } from '../../words/directory/directory-words.ts';
import type { exploreDevelopersKind } from '../../words/explore-developers.ts';
import { DeveloperList, useDirectory } from './DeveloperList.tsx';
import { cursorOf } from './directory-address.ts';
import { DirectoryFilterForm } from './filters/DirectoryFilterForm.tsx';
import { ResultsHead } from './filters/ResultsHead.tsx';

function ExploreDevelopersPage() {
  const { meta, hero, closing } = useContent<typeof exploreDevelopersKind>('explore-developers');
  const [searchParams] = useSearchParams();
  const filters = filtersOf(searchParams);
  const cursor = cursorOf(searchParams);
  const isNarrowed = directoryPath(filters) !== paths.exploreDevelopers;
  const developers = useDirectory(filters, cursor);
  const facets = trpc.developer.facets.useQuery(facetQuery(filters), {
    placeholderData: keepPreviousData,
  });
  const isNobodyFound = developers.data?.pages[0]?.items.length === 0;
  const isNetworkEmpty = !hasFilters(filters) && isNobodyFound;

  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={directoryPath(noFilters, isNarrowed ? null : cursor)}
        isNarrowed={isNarrowed}
        image={paths.socialImage(paths.exploreDevelopers)}
        structuredData={[
          { '@type': 'CollectionPage', name: meta.title, description: meta.description },
        ]}
      />
      <CompactHero hero={hero} contours={2}>
        {isNetworkEmpty ? null : <DirectoryFilterForm filters={filters} facets={facets.data} />}
      </CompactHero>
      <Section label={exploreDevelopersWords.filters.title}>
        {isNobodyFound ? null : <ResultsHead filters={filters} total={facets.data?.total} />}
        <DeveloperList
          developers={developers}
          filters={filters}
          facets={facets.data}
          initialCursor={cursor}
        />
      </Section>
      {isNetworkEmpty ? null : <Ending content={closing} edge={4} contours={3} />}
    </>
  );
}

export const Component = withApi(ExploreDevelopersPage);
