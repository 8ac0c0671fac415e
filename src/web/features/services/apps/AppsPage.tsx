import { Text, Title } from '@mantine/core';
import { serviceAppsContent } from '../../../../content/service-apps.ts';
import { paths } from '../../../../shared/paths.ts';
import { CallToAction } from '../../../components/CallToAction.tsx';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { Columns } from '../../../components/Columns.tsx';
import { PageHero } from '../../../components/PageHero.tsx';
import { Section } from '../../../components/Section.tsx';
import { PageHead } from '../../../page-head.tsx';
import { Estimator } from '../../estimate/Estimator.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import { IndustryIcons } from './IndustryIcons.tsx';
import { PhoneTile } from './PhoneTile.tsx';

const { meta, hero, types, technology, industries, closing } = serviceAppsContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceApps}
        image={paths.socialImage(paths.serviceApps)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, types.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceApps)}
      />
      <PageHero hero={hero} tone="sand" contours={2} art={<HeroPicture picture={hero.picture} />} />
      <Section heading={types}>
        <CardGrid columns={4} gap="xl" rhythm="staircase">
          {types.items.map((type) => (
            <PhoneTile key={type.title} type={type} />
          ))}
        </CardGrid>
      </Section>
      <Section tone="sky" heading={industries} layout="split" edge={3}>
        <IndustryIcons />
      </Section>
      <Section heading={technology}>
        <ul className="ruled" data-closed>
          {technology.items.map((part) => (
            <Columns
              key={part.title}
              component="li"
              widths="7fr 5fr"
              gap="xs"
              columnGap="3xl"
              align="baseline"
              py="lg"
            >
              <Title order={3} fz="2xl">
                {part.title}
              </Title>
              <Text c="dimmed" maw="46ch">
                {part.description}
              </Text>
            </Columns>
          ))}
        </ul>
      </Section>
      <Estimator tone="sand" />
      <CallToAction content={closing} edge={4} contours={6} />
    </>
  );
}
