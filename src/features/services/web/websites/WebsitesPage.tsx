import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { isSectionShown } from '../../../../shared/content/fields.ts';
import { fill } from '../../../../shared/content/texts/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { StepList } from '../../../../web/components/cards/StepList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import ink from '../../../../web/components/pictures/drawing.module.css';
import siteSketchClasses from '../../../../web/components/pictures/drawing.module.css';
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
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, useServiceData } from '../service-structured-data.ts';
import classes from './ProcessPath.module.css';
import frame from './SiteSketch.module.css';

type WebsitesContent = (typeof serviceWebsitesKind)['release'];

export function Component() {
  const { meta, hero, sections, types, qualities, process, closing } =
    useContent<typeof serviceWebsitesKind>('service-websites');
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
          types:
            types.items.length > 0 ? (
              <Section tone="sand" heading={types} layout="row">
                <CardGrid columns={2} rhythm="staircase">
                  {types.items.map((type) => (
                    <Stack key={type.title} component="article" pb="lg" data-hue={type.color}>
                      <SiteSketch scene={type.scene} />
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

const shelves = [0, 1, 2, 3, 4, 5];
const entries = [0, 1, 2];

type Scene = WebsitesContent['types']['items'][number]['scene'];

const scenes: Record<Scene, ReactNode> = {
  business: (
    <>
      <rect className={siteSketchClasses.wash} y="32" width="400" height="106" />
      <path className={siteSketchClasses.hue} d="M200 138c40-46 70-62 104-40s58 4 96-22v62z" />
      <circle className={siteSketchClasses.accent} cx="316" cy="66" r="16" />
      <rect className={siteSketchClasses.ink} x="24" y="56" width="132" height="14" rx="3" />
      <rect className={siteSketchClasses.ink} x="24" y="78" width="94" height="14" rx="3" />
      <rect className={siteSketchClasses.accent} x="24" y="106" width="70" height="18" rx="5" />
      <rect className={siteSketchClasses.ink} x="24" y="158" width="82" height="8" rx="2" />
      <rect className={siteSketchClasses.quiet} x="24" y="174" width="96" height="7" rx="2" />
      <rect className={siteSketchClasses.ink} x="152" y="158" width="70" height="8" rx="2" />
      <rect className={siteSketchClasses.quiet} x="152" y="174" width="96" height="7" rx="2" />
      <rect className={siteSketchClasses.ink} x="280" y="158" width="76" height="8" rx="2" />
      <rect className={siteSketchClasses.quiet} x="280" y="174" width="96" height="7" rx="2" />
    </>
  ),
  shop: shelves.map((shelf) => (
    <g key={shelf} transform={`translate(${24 + (shelf % 3) * 122} ${50 + (shelf > 2 ? 74 : 0)})`}>
      <rect
        className={shelf === 1 ? siteSketchClasses.hue : siteSketchClasses.wash}
        width="108"
        height="44"
        rx="6"
      />
      <rect className={siteSketchClasses.ink} y="52" width="54" height="7" rx="2" />
      <rect className={siteSketchClasses.accent} x="80" y="51" width="28" height="9" rx="4.5" />
    </g>
  )),
  gallery: (
    <>
      <rect className={siteSketchClasses.hue} x="20" y="50" width="172" height="134" rx="4" />
      <path
        className={siteSketchClasses.wash}
        d="M20 150c44-40 82-34 112-6s40 8 60-6v42a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z"
      />
      <rect className={siteSketchClasses.wash} x="202" y="50" width="108" height="62" rx="4" />
      <circle className={siteSketchClasses.accent} cx="256" cy="82" r="17" />
      <rect className={siteSketchClasses.ink} x="320" y="50" width="60" height="96" rx="4" />
      <rect className={siteSketchClasses.wash} x="202" y="122" width="108" height="62" rx="4" />
      <path className={siteSketchClasses.hue} d="m202 184 40-44 28 26 16-14 24 32z" />
      <rect className={siteSketchClasses.quiet} x="320" y="156" width="60" height="28" rx="4" />
    </>
  ),
  journal: (
    <>
      <rect className={siteSketchClasses.ink} x="24" y="52" width="196" height="15" rx="3" />
      <rect className={siteSketchClasses.hue} x="24" y="76" width="60" height="9" rx="4.5" />
      {entries.map((entry) => (
        <g key={entry} transform={`translate(24 ${104 + entry * 28})`}>
          <rect className={siteSketchClasses.quiet} width={204 - entry * 14} height="7" rx="2" />
          <rect
            className={siteSketchClasses.quiet}
            y="12"
            width={176 + entry * 10}
            height="7"
            rx="2"
          />
        </g>
      ))}
      <rect className={siteSketchClasses.wash} x="268" y="52" width="108" height="72" rx="6" />
      <path
        className={siteSketchClasses.hue}
        d="M268 124v-18c30-24 52-12 70-4s26 0 38-8v24a6 6 0 0 1-6 6z"
      />
      <rect className={siteSketchClasses.ink} x="268" y="138" width="76" height="7" rx="2" />
      <rect className={siteSketchClasses.ink} x="268" y="156" width="92" height="7" rx="2" />
      <rect className={siteSketchClasses.ink} x="268" y="174" width="62" height="7" rx="2" />
    </>
  ),
};

function SiteSketch({ scene }: { scene: Scene }) {
  return (
    <svg
      aria-hidden="true"
      className={frame.sketch}
      viewBox="0 0 400 204"
      width="400"
      height="204"
      focusable="false"
    >
      <path className={siteSketchClasses.wire} d="M0 31h400" />
      <circle className={siteSketchClasses.accent} cx="18" cy="16" r="4.5" />
      <circle className={siteSketchClasses.quiet} cx="34" cy="16" r="4.5" />
      <circle className={siteSketchClasses.quiet} cx="50" cy="16" r="4.5" />
      <rect className={siteSketchClasses.quiet} x="336" y="12" width="44" height="8" rx="4" />
      {scenes[scene]}
    </svg>
  );
}
