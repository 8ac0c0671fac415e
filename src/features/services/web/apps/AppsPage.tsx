import { Group, Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import IconBallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { isSectionShown } from '../../../../shared/content/fields.ts';
import { fill } from '../../../../shared/content/texts/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { ColorToken } from '../../../../shared/words/types.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { Picture } from '../../../../web/components/pictures/Picture.tsx';
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
import type { serviceAppsKind } from '../../words/service-apps.ts';
import { CaseDays } from '../CaseDays.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, useServiceData } from '../service-structured-data.ts';
import classes from './AppsPage.module.css';

type AppsContent = (typeof serviceAppsKind)['release'];
type AppType = AppsContent['types']['items'][number];
type Industry = AppsContent['industries']['items'][number];

export function Component() {
  const {
    meta,
    hero,
    sections,
    days: caseDays,
    types,
    technology,
    industries,
    closing,
  } = useContent<typeof serviceAppsKind>('service-apps');
  const days = fewestDays('apps', useContent<typeof ratesKind>('estimate-rates'));
  const offered = isSectionShown(sections, 'types') ? types.items : [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceApps}
        image={paths.socialImage(paths.serviceApps)}
        structuredData={[useServiceData(hero.eyebrow, meta, offered)]}
        breadcrumbs={serviceBreadcrumbs(useSiteNavigation(), hero.eyebrow, paths.serviceApps)}
      />
      <PageHero
        hero={{ ...hero, intro: fill(hero.intro, { days }) }}
        tone="sand"
        contours={2}
        art={<HeroPicture picture={hero.picture} />}
      />
      <PageSections
        sections={sections}
        parts={{
          days: <CaseDays path={paths.serviceApps} days={caseDays} />,
          types:
            types.items.length > 0 ? (
              <Section heading={types} layout="row">
                <CardGrid columns={4} gap="xl">
                  {types.items.map((type) => (
                    <PhoneTile key={type.title} type={type} screens={types.screens} />
                  ))}
                </CardGrid>
              </Section>
            ) : null,
          industries:
            industries.items.length > 0 ? (
              <Section tone="sky" heading={industries} layout="split" edge={3}>
                <IndustryIcons industries={industries.items} />
              </Section>
            ) : null,
          technology:
            technology.items.length > 0 ? (
              <Section heading={technology} layout="small">
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
            ) : null,
          estimate: <EstimateSection service="apps" tone="sand" />,
        }}
      />
      <Ending content={closing} edge={4} contours={6} />
    </>
  );
}

type PhoneTileProps = { type: AppType; screens: AppsContent['types']['screens'] };

function PhoneTile({ type, screens }: PhoneTileProps) {
  // The wire to the form refuses an object with a field named `prototype`.
  const picture = screens[type.screen === 'prototype' ? 'firstVersion' : type.screen];
  return (
    <article className={classes.phone} data-hue={type.color}>
      <div className={classes.screen}>
        <Picture picture={picture} width={800} height={1000} look="plain" />
      </div>
      <Stack px="xs" pt="lg" pb="xl">
        <h3>{type.title}</h3>
        <Text c="dimmed">{type.description}</Text>
        <CheckList items={type.features} />
      </Stack>
    </article>
  );
}

const icons: Record<Industry['icon'], { Icon: TablerIcon; hue: ColorToken }> = {
  health: { Icon: IconStethoscope, hue: 'lagoon' },
  retail: { Icon: IconShoppingBag, hue: 'ember' },
  education: { Icon: IconSchool, hue: 'sand' },
  property: { Icon: IconKey, hue: 'moss' },
  sports: { Icon: IconBallTennis, hue: 'sky' },
  travel: { Icon: IconTicket, hue: 'ember' },
};

function IndustryIcons({ industries }: { industries: readonly Industry[] }) {
  return (
    <Columns component="ul" widths="1fr 1fr" from="sm" gap="xl" columnGap="2xl">
      {industries.map((industry) => {
        const { Icon, hue } = icons[industry.icon];
        return (
          <Group
            key={industry.title}
            component="li"
            wrap="nowrap"
            align="flex-start"
            data-hue={hue}
          >
            <span className={classes.icon}>
              <Icon aria-hidden="true" size={36} stroke={1.6} />
            </span>
            <div>
              <h3>{industry.title}</h3>
              <Text c="dimmed" mt="xxs">
                {industry.description}
              </Text>
            </div>
          </Group>
        );
      })}
    </Columns>
  );
}
