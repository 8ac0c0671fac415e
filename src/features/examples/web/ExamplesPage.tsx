import { Box, Text } from '@mantine/core';
import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import type { examplesKind } from '../words/examples.ts';
import { examplesWords } from '../words/examples-words.ts';
import classes from './examples.module.css';
import { ProjectCard } from './ProjectCard.tsx';
import { useProjectCards } from './use-projects.ts';

function projectLayout(index: number, count: number) {
  if (index === 0) return 'feature';
  return index === count - 1 ? 'mirrored' : 'column';
}

export function Component() {
  const { meta, hero, portfolio, closing } = useContent<typeof examplesKind>('examples');
  const projects = useProjectCards();
  const { siteOrigin } = useContext(HeadContext);
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.examples}
        image={paths.socialImage(paths.examples)}
        structuredData={[
          {
            '@type': 'CollectionPage',
            name: meta.title,
            description: meta.description,
            ...(projects.length > 0 && {
              mainEntity: {
                '@type': 'ItemList',
                itemListElement: projects.map((project, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  item: {
                    '@type': 'SoftwareApplication',
                    name: project.title,
                    url: absoluteUrl(siteOrigin, paths.caseStudy(project.id)),
                    description: project.description,
                    // Repeats the visible label for machines.
                    disambiguatingDescription: project.isSample
                      ? examplesWords.sampleLabel
                      : undefined,
                    applicationCategory: 'BusinessApplication',
                  },
                })),
              },
            }),
          },
        ]}
      />
      <CompactHero
        hero={
          projects.length > 0
            ? hero
            : {
                ...hero,
                actions: hero.actions.filter(({ to }) => !to.startsWith(`${paths.examples}#`)),
              }
        }
        tone="lagoon"
        contours={3}
      />
      {projects.length > 0 ? (
        <Section id="portfolio" heading={portfolio} layout="row">
          {portfolio.sampleNote ? (
            <Text className="barred" c="dimmed" mb="3xl">
              {portfolio.sampleNote}
            </Text>
          ) : null}
          <Columns
            component="ul"
            widths="repeat(2, minmax(0, 1fr))"
            from="sm"
            gap="clamp(4rem, 9.5vw, 6rem)"
            columnGap="clamp(2rem, 6.5vw, 4rem)"
          >
            {projects.map((project, index) => {
              const layout = projectLayout(index, projects.length);
              return (
                <li
                  key={project.id}
                  id={project.id}
                  className={classes.project}
                  data-full-width={layout !== 'column' || undefined}
                  data-lowered={(layout === 'column' && index % 2 === 0) || undefined}
                >
                  <ProjectCard project={project} layout={layout} />
                </li>
              );
            })}
          </Columns>
          <Box className="ruled" mt="5xl">
            <Text variant="display" pt="xl" fz="h3" fw={600} lh={1.3}>
              <InlineSentence text={portfolio.more} />
            </Text>
          </Box>
        </Section>
      ) : null}
      <Ending content={closing} tone="ember" edge={2} contours={3} />
    </>
  );
}
