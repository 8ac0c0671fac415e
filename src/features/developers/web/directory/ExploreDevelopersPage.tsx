import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { CompactHero } from '../../../../web/components/hero/CompactHero.tsx';
import { CallToAction } from '../../../../web/components/sections/CallToAction.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { exploreDevelopersKind } from '../../words/explore-developers.ts';
import { exploreDevelopersWords } from '../../words/explore-developers-words.ts';
import { DeveloperList, useDirectory } from './DeveloperList.tsx';
import { DirectoryFilterForm } from './DirectoryFilterForm.tsx';
import { cursorOf, directoryPath, filtersOf, hasFilters, noFilters } from './directory-address.ts';

function ExploreDevelopersPage() {
  const { meta, hero, closing } = useContent<typeof exploreDevelopersKind>('explore-developers');
  const [searchParams] = useSearchParams();
  const filters = filtersOf(searchParams);
  const cursor = cursorOf(searchParams);
  const developers = useDirectory(filters, cursor);
  const isNetworkEmpty = !hasFilters(filters) && developers.data?.pages[0]?.items.length === 0;

  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={directoryPath(noFilters, hasFilters(filters) ? null : cursor)}
        isNarrowed={hasFilters(filters)}
        image={paths.socialImage(paths.exploreDevelopers)}
        structuredData={[
          { '@type': 'CollectionPage', name: meta.title, description: meta.description },
        ]}
      />
      <CompactHero hero={hero} contours={2}>
        {isNetworkEmpty ? null : (
          <DirectoryFilterForm
            filters={filters}
            skillName={developers.data?.pages[0]?.skill?.name ?? ''}
          />
        )}
      </CompactHero>
      <Section label={exploreDevelopersWords.filters.title}>
        <DeveloperList developers={developers} filters={filters} initialCursor={cursor} />
      </Section>
      {isNetworkEmpty ? null : <CallToAction content={closing} edge={4} contours={3} />}
    </>
  );
}

export const Component = withApi(ExploreDevelopersPage);
