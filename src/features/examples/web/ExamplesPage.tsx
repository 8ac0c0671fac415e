import { Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { CallToAction } from '../../../web/components/sections/CallToAction.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { examplesContent } from '../words/examples.ts';
import classes from './examples.module.css';
import { ProjectCard } from './ProjectCard.tsx';

const { meta, hero, portfolio, closing } = examplesContent;
const last = portfolio.projects.length - 1;

function projectLayout(index: number) {
  if (index === 0) return 'feature';
  return index === last ? 'mirrored' : 'column';
}

export function Component() {
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
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: portfolio.projects.map((project, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                item: {
                  '@type': 'SoftwareApplication',
                  name: project.title,
                  description: project.description,
                  // Repeats the visible label for machines.
                  disambiguatingDescription: project.isSample ? portfolio.sampleLabel : undefined,
                  applicationCategory: 'BusinessApplication',
                },
              })),
            },
          },
        ]}
      />
      <CompactHero hero={hero} tone="lagoon" contours={3} />
      <Section id="portfolio" heading={portfolio}>
        <Text className="barred" c="dimmed" mb="3xl">
          {portfolio.sampleNote}
        </Text>
        <Columns
          component="ul"
          widths="repeat(2, minmax(0, 1fr))"
          from="sm"
          gap="clamp(4rem, 9.5vw, 6rem)"
          columnGap="clamp(2rem, 6.5vw, 4rem)"
        >
          {portfolio.projects.map((project, index) => {
            const layout = projectLayout(index);
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
      </Section>
      <CallToAction content={closing} tone="ember" edge={2} contours={3} />
    </>
  );
}
