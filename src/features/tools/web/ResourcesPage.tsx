import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../../web/components/CallToAction.tsx';
import { CompactHero } from '../../../web/components/CompactHero.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { Section } from '../../../web/components/Section.tsx';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { resourcesContent } from '../words/resources.ts';
import { tools } from '../words/tools.ts';
import { NewsLinks } from './NewsLinks.tsx';
import { Recommendations } from './Recommendations.tsx';
import { ToolComparison } from './ToolComparison.tsx';

const { meta, hero, filters, further, closing } = resourcesContent;

/** Sixty-six rows that nobody presses a button in. */
const FurtherTools = await ownChunk(async () => (await import('./FurtherTools.tsx')).FurtherTools);

const toolList = {
  '@type': 'ItemList',
  name: meta.title,
  itemListElement: tools.map((tool, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'SoftwareApplication',
      name: tool.name,
      description: tool.description,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Web',
      url: tool.url,
    },
  })),
};

export function Component() {
  const [searchParams, setSearchParams] = useSearchParams();
  const wanted = searchParams.get('category');
  const filter = filters.find(({ slug }) => slug === wanted) ?? filters[0];
  const select = (slug: string | null) =>
    setSearchParams(slug === null ? {} : { category: slug }, { preventScrollReset: true });

  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.resources}
        isNarrowed={filter.slug !== null}
        image={paths.socialImage(paths.resources)}
        structuredData={[toolList]}
      />
      <CompactHero hero={hero} contours={6} />
      <ToolComparison filter={filter} onSelect={select} />
      <Recommendations />
      <Section id="more-tools" heading={further}>
        <ServerDrawn id="further-tools" part={FurtherTools} />
        <Text c="dimmed" fz="sm">
          {further.checked}
        </Text>
      </Section>
      <NewsLinks />
      <CallToAction content={closing} contours={1} edge={3} />
    </>
  );
}
