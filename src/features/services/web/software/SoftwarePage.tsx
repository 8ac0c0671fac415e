import { Stack, Text, Title } from '@mantine/core';
import { isSectionShown } from '../../../../shared/content/fields.ts';
import { paths } from '../../../../shared/paths.ts';
import type { ColorToken } from '../../../../shared/words/types.ts';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { ChipList } from '../../../../web/components/text/ChipList.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import { EstimateSection } from '../../../estimate/web/EstimateSection.tsx';
import type { serviceSoftwareKind } from '../../words/service-software.ts';
import { CaseDays } from '../CaseDays.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, useServiceData } from '../service-structured-data.ts';
import classes from './SoftwarePage.module.css';

type SoftwareContent = (typeof serviceSoftwareKind)['release'];

export function Component() {
  const { meta, hero, sections, days, types, capabilities, useCases, closing } =
    useContent<typeof serviceSoftwareKind>('service-software');
  const offered = isSectionShown(sections, 'types') ? types.items : [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceSoftware}
        image={paths.socialImage(paths.serviceSoftware)}
        structuredData={[useServiceData(hero.eyebrow, meta, offered)]}
        breadcrumbs={serviceBreadcrumbs(useSiteNavigation(), hero.eyebrow, paths.serviceSoftware)}
      />
      <PageHero
        hero={hero}
        tone="sky"
        contours={6}
        art={<HeroPicture picture={hero.picture} look="page-wide" caption={hero.pictureCaption} />}
      />
      <PageSections
        sections={sections}
        parts={{
          days: <CaseDays path={paths.serviceSoftware} days={days} tone="sky" edge="rising" />,
          types:
            types.items.length > 0 ? (
              <Section heading={types} layout="split">
                <ModuleGrid items={types.items} />
              </Section>
            ) : null,
          useCases:
            useCases.items.length > 0 ? (
              <Section tone="sand" heading={useCases} edge="falling">
                <UseCaseTable {...useCases} />
              </Section>
            ) : null,
          capabilities:
            capabilities.items.length > 0 ? (
              <Section heading={capabilities} layout="small" edge={3}>
                <CapabilityStrata items={capabilities.items} />
              </Section>
            ) : null,
          estimate: <EstimateSection service="software" tone="sand" />,
        }}
      />
      <Ending content={closing} contours={2} />
    </>
  );
}

function ModuleGrid({ items }: Pick<SoftwareContent['types'], 'items'>) {
  return (
    <ul className={classes.modules}>
      {items.map((type) => (
        <li key={type.title}>
          <Stack component="article" className={classes.module} p="xl" data-hue={type.color}>
            <h3>{type.title}</h3>
            <Text c="dimmed" maw="46ch">
              {type.description}
            </Text>
            <CheckList items={type.features} />
          </Stack>
        </li>
      ))}
    </ul>
  );
}

function UseCaseTable({ items, industriesLabel }: SoftwareContent['useCases']) {
  return (
    <ul className="ruled" data-firm data-closed>
      {items.map((useCase) => (
        <Columns
          key={useCase.title}
          component="li"
          widths="4fr 5fr 4fr"
          gap="xs"
          columnGap="xl"
          align="center"
          py="lg"
        >
          <h3>{useCase.title}</h3>
          <Text c="dimmed" maw="44ch">
            {useCase.description}
          </Text>
          <ChipList label={industriesLabel} items={useCase.industries} />
        </Columns>
      ))}
    </ul>
  );
}

/** Layers from the surface down. `edge` is the upper edge in 1200 × 60 units. */
const layers: readonly { hue: ColorToken; edge: string }[] = [
  { hue: 'moss', edge: 'M0 44c120-30 240-40 380-16s240 22 380-8 300-12 440 12v28H0z' },
  { hue: 'sand', edge: 'M0 20c160 26 280 30 420 6s260-24 400 4 260 18 380-14v44H0z' },
  { hue: 'ember', edge: 'M0 34c140-26 300-24 440 2s300 14 420-12 220-8 340 10v26H0z' },
  { hue: 'lagoon', edge: 'M0 14c180 30 320 34 480 10s280-22 420 6 200 20 300 0v30H0z' },
];

function CapabilityStrata({ items }: Pick<SoftwareContent['capabilities'], 'items'>) {
  return (
    <ul className={classes.strata}>
      {items.map((capability, index) => {
        const layer = layers[index % layers.length];
        return (
          <li key={capability.title} className={classes.layer} data-hue={layer?.hue}>
            <svg
              aria-hidden="true"
              className={classes.edge}
              viewBox="0 0 1200 60"
              preserveAspectRatio="none"
              focusable="false"
            >
              <path d={layer?.edge} />
            </svg>
            <Columns widths="6fr 5fr" gap="xs" columnGap="3xl" align="baseline">
              <Title order={3} fz="2xl">
                {capability.title}
              </Title>
              <p>{capability.description}</p>
            </Columns>
          </li>
        );
      })}
    </ul>
  );
}
