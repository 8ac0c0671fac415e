import { Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { CallToAction } from '../../../../web/components/CallToAction.tsx';
import { CardGrid } from '../../../../web/components/CardGrid.tsx';
import { PageHero } from '../../../../web/components/PageHero.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { serviceAutomationContent } from '../../words/service-automation.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import { BeforeAfterRows } from './BeforeAfterRows.tsx';
import { SolutionBento } from './SolutionBento.tsx';
import { WeekScale } from './WeekScale.tsx';

const { meta, hero, solutions, benefits, useCases, closing } = serviceAutomationContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceAutomation}
        image={paths.socialImage(paths.serviceAutomation)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, solutions.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceAutomation)}
      />
      <PageHero hero={hero} tone="lagoon" contours={5} art={<HeroPicture picture={hero.picture} />}>
        <WeekScale />
      </PageHero>
      <Section heading={useCases}>
        <BeforeAfterRows />
      </Section>
      <Section tone="sand" heading={solutions} edge="rising">
        <SolutionBento />
      </Section>
      <Section heading={benefits} edge={2}>
        <CardGrid columns={4} gap="xl">
          {benefits.items.map((benefit) => (
            <Stack key={benefit.title} className="barred" gap="xs" pl="lg">
              <h3>{benefit.title}</h3>
              <Text c="dimmed">{benefit.description}</Text>
            </Stack>
          ))}
        </CardGrid>
      </Section>
      <Estimator tone="sand" />
      <CallToAction content={closing} tone="ember" edge={1} contours={3} />
    </>
  );
}
