import { Badge, Box, Group, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { isSectionShown } from '../../../shared/content/fields.ts';
import { paths } from '../../../shared/paths.ts';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { FilterButtons } from '../../../web/components/tabs/FilterButtons.tsx';
import { StickyBar } from '../../../web/components/tabs/StickyBar.tsx';
import { CountHeading } from '../../../web/components/text/CountHeading.tsx';
import { loadContent } from '../../../web/content/load-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { resourcesKind } from '../words/resources.ts';
import { type ToolFilter, resourcesWords as words } from '../words/resources-words.ts';
import type { toolsKind } from '../words/tools.ts';
import classes from './resources.module.css';
import { ToolCard } from './ToolCard.tsx';

const useResources = () => useContent<typeof resourcesKind>('resources');
const useTools = () => useContent<typeof toolsKind>('tools').tools;

/** Separate chunk: sixty-six rows without any button. */
const FurtherTools = await ownChunk(async () => {
  // A document that was drawn without the section has not brought its words.
  const [part] = await Promise.all([import('./FurtherTools.tsx'), loadContent(['further-tools'])]);
  return part.FurtherTools;
});

const ToolsPrint = await ownChunk(async () => (await import('./print/ToolsPrint.tsx')).ToolsPrint);

export function Component() {
  const { meta, hero, sections, recommendations, news, closing } = useResources();
  const tools = useTools();
  const drawn = {
    tools: tools.length > 0 && isSectionShown(sections, 'tools'),
    recommendations:
      recommendations.items.length > 0 && isSectionShown(sections, 'recommendations'),
  };
  const missing = [
    ...(drawn.tools ? [] : [`${paths.resources}#tools`]),
    ...(drawn.recommendations ? [] : [`${paths.resources}#choose`]),
  ];
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
  const [searchParams, setSearchParams] = useSearchParams();
  const wanted = searchParams.get('category');
  const filter = words.filters.find(({ slug }) => slug === wanted) ?? words.filters[0];
  const select = (slug: string | null) =>
    setSearchParams(slug === null ? {} : { category: slug }, { preventScrollReset: true });

  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.resources}
        isNarrowed={filter.slug !== null}
        image={paths.socialImage(paths.resources)}
        structuredData={drawn.tools ? [toolList] : []}
      />
      <CompactHero
        hero={{ ...hero, actions: hero.actions.filter(({ to }) => !missing.includes(to)) }}
        contours={6}
      />
      <PageSections
        sections={sections}
        parts={{
          tools: tools.length > 0 ? <ToolComparison filter={filter} onSelect={select} /> : null,
          recommendations: recommendations.items.length > 0 ? <Recommendations /> : null,
          further: <ServerDrawn id="further-tools" part={FurtherTools} />,
          news: news.cards.length > 0 ? <NewsLinks /> : null,
        }}
      />
      <Ending content={closing} contours={1} edge={3} />
      <ServerDrawn id="tools-print" part={ToolsPrint} />
    </>
  );
}

function NewsLinks() {
  const { news } = useResources();
  return (
    <Section heading={news} layout="row" tone="sand">
      <ul className={classes.topics} data-dense>
        {news.cards.map((card) => (
          <Stack component="li" key={card.title} gap="xs" pt="md" className={classes.topic}>
            <h3>{card.title}</h3>
            <Text c="dimmed">{card.description}</Text>
            {card.links.length > 0 ? (
              <ul>
                {card.links.map((link) => (
                  <li key={link.href}>
                    <ExternalLink href={link.href} className={classes.link} arrow>
                      {link.label}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </Stack>
        ))}
      </ul>
    </Section>
  );
}

const { filterLabel, filters, countHeading, allCategories } = words;

type ToolComparisonProps = {
  filter: ToolFilter;
  onSelect: (slug: string | null) => void;
};

function ToolComparison({ filter, onSelect }: ToolComparisonProps) {
  const shown = useTools().filter((tool) => filter.slug === null || tool.category === filter.label);
  return (
    <div>
      <StickyBar>
        <form action={paths.resources}>
          <FilterButtons
            label={filterLabel}
            options={filters.map(({ label, slug }) => ({ label, value: slug }))}
            selected={filter.slug}
            onSelect={onSelect}
            name="category"
          />
        </form>
      </StickyBar>
      <Section id="tools" label={filterLabel}>
        <CountHeading
          count={countHeading(shown.length)}
          category={filter.slug === null ? allCategories : filter.label}
        />
        <p>
          <TallLink to={paths.toolFinder}>{words.finder}</TallLink>
        </p>
        <CardGrid
          key={filter.slug}
          columns={2}
          rhythm={shown.length % 2 === 1 ? 'wide-first' : 'even'}
        >
          {shown.map((tool, index) => (
            <ToolCard key={tool.slug} tool={tool} isWide={index === 0 && shown.length % 2 === 1} />
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}

function Recommendations() {
  const { recommendations, sections } = useResources();
  const tools = useTools();
  const hidden = isSectionShown(sections, 'tools') ? [] : tools.map(({ slug }) => slug);
  return (
    <Section id="choose" tone="sky" heading={recommendations} layout="split" edge={2} contours={3}>
      <ul className="ruled" data-closed data-dense>
        {recommendations.items.map((item) => (
          <Columns
            component="li"
            key={item.title}
            className={classes.sign}
            widths="2fr 5fr"
            from="sm"
            gap="xs"
            columnGap="xl"
            align="baseline"
            data-hue={item.color}
          >
            <Title order={3} ff="text" fz="lg" fw={500} c="dimmed">
              {item.title}
            </Title>
            <Stack gap="xs" align="flex-start">
              <Group
                component="p"
                gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)"
                align="baseline"
              >
                <Badge variant="default" c="var(--mantine-color-text)" className={classes.label}>
                  {words.recommended}
                </Badge>
                <Box component="strong" ff="heading" fz="h2" lh={1.05} lts="-0.024em">
                  {item.toolName}
                </Box>
              </Group>
              <Text c="dimmed" maw="46ch">
                {item.reason}
              </Text>
              {hidden.includes(item.toolSlug) ? null : (
                <ButtonLink to={paths.tool(item.toolSlug)} variant="subtle" arrow>
                  {words.showTool(item.toolName)}
                </ButtonLink>
              )}
            </Stack>
          </Columns>
        ))}
      </ul>
    </Section>
  );
}
