import { Box, Stack, Text, Title } from '@mantine/core';
import { isSectionShown } from '../../../../shared/content/fields.ts';
import { fill } from '../../../../shared/content/texts/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { StepList } from '../../../../web/components/cards/StepList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import ink from '../../../../web/components/pictures/drawing.module.css';
import { arrives } from '../../../../web/components/sections/arrival.ts';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { ratesKind } from '../../../estimate/rates.ts';
import { EstimateSection } from '../../../estimate/web/EstimateSection.tsx';
import { fewestDays } from '../../../estimate/words/estimate.ts';
import type { serviceWebsitesKind } from '../../words/service-websites.ts';
import { CaseDays, Screen } from '../CaseDays.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, useServiceData } from '../service-structured-data.ts';
import classes from './ProcessPath.module.css';

type WebsitesContent = (typeof serviceWebsitesKind)['release'];

export function Component() {
  const {
    meta,
    hero,
    sections,
    days: caseDays,
    types,
    qualities,
    process,
    closing,
  } = useContent<typeof serviceWebsitesKind>('service-websites');
  const days = fewestDays('websites', useContent<typeof ratesKind>('estimate-rates'));
  const offered = isSectionShown(sections, 'types') ? types.items : [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceWebsites}
        image={paths.socialImage(paths.serviceWebsites)}
        structuredData={[useServiceData(hero.eyebrow, meta, offered)]}
        breadcrumbs={serviceBreadcrumbs(useSiteNavigation(), hero.eyebrow, paths.serviceWebsites)}
      />
      <PageHero
        hero={{ ...hero, intro: fill(hero.intro, { days }) }}
        tone="paper"
        contours={4}
        art={<HeroPicture picture={hero.picture} />}
      />
      <PageSections
        sections={sections}
        parts={{
          days: <CaseDays path={paths.serviceWebsites} days={caseDays} />,
          types:
            types.items.length > 0 ? (
              <Section tone="sand" heading={types} layout="row">
                <CardGrid columns={2} rhythm="staircase">
                  {types.items.map((type) => (
                    <Stack key={type.title} component="article" pb="lg" data-hue={type.color}>
                      <Screen picture={types.screens[type.scene]} />
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
            ) : null,
          process:
            process.steps.length > 0 ? (
              <Section heading={process} edge={1}>
                <ProcessPath steps={process.steps} />
              </Section>
            ) : null,
          qualities:
            qualities.items.length > 0 ? (
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
            ) : null,
          estimate: <EstimateSection service="websites" tone="paper" />,
        }}
      />
      <Ending content={closing} edge={2} contours={1} />
    </>
  );
}

/** The numbers of the line match the stations in the stylesheet: a quarter of the width apart, at 116, 44, 92 and 28 px. */
function ProcessPath({ steps }: Pick<WebsitesContent['process'], 'steps'>) {
  return (
    <div className={classes.path}>
      <Box
        component="svg"
        ref={arrives}
        visibleFrom="md"
        className={classes.line}
        aria-hidden="true"
        viewBox="0 0 1376 160"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          d="M-40 60C20 70 60 116 124 116S350 44 438 44s220 48 314 48S980 28 1066 28s200 60 330 20"
          className={ink.trail}
          data-trail
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <StepList steps={steps} layout="row" />
    </div>
  );
}
