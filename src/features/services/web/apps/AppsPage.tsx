import { Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { CallToAction } from '../../../../web/components/CallToAction.tsx';
import { CardGrid } from '../../../../web/components/CardGrid.tsx';
import { Columns } from '../../../../web/components/Columns.tsx';
import { PageHero } from '../../../../web/components/PageHero.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { serviceAppsContent } from '../../words/service-apps.ts';
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
