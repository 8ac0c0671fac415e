import { Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { CallToAction } from '../../../../web/components/sections/CallToAction.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { serviceWebsitesContent } from '../../words/service-websites.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import { ProcessPath } from './ProcessPath.tsx';
import { SiteSketch } from './SiteSketch.tsx';

const { meta, hero, types, qualities, process, closing } = serviceWebsitesContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceWebsites}
        image={paths.socialImage(paths.serviceWebsites)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, types.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceWebsites)}
      />
      <PageHero
        hero={hero}
        tone="paper"
        contours={4}
        art={<HeroPicture picture={hero.picture} />}
      />
      <Section tone="sand" heading={types}>
        <CardGrid columns={2} rhythm="staircase">
          {types.items.map((type) => (
            <Stack key={type.title} component="article" pb="lg" data-hue={type.color}>
              <SiteSketch layout={type.layout} />
              <Title order={3} mt="xs">
                {type.title}
              </Title>
              <Text c="dimmed" maw="46ch">
                {type.description}
              </Text>
              <CheckList items={type.features} />
            </Stack>
          ))}
        </CardGrid>
      </Section>
      <Section heading={process} edge={1}>
        <ProcessPath />
      </Section>
      <Section tone="sky" heading={qualities} layout="split" edge="rising">
        <Columns
          component="ul"
          className="ruled"
          data-firm
          widths="1fr 1fr"
          from="xs"
          gap="0px"
          columnGap="3xl"
        >
          {qualities.items.map((quality) => (
            <Stack key={quality.title} component="li" gap="xs" py="lg">
              <h3>{quality.title}</h3>
              <Text c="dimmed">{quality.description}</Text>
            </Stack>
          ))}
        </Columns>
      </Section>
      <Estimator tone="paper" />
      <CallToAction content={closing} edge={2} contours={1} />
    </>
  );
}
