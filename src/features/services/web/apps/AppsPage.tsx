import { Group, Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import IconBallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { paths } from '../../../../shared/paths.ts';
import type { ColorToken, FeatureCard } from '../../../../shared/words/types.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { Picture } from '../../../../web/components/pictures/Picture.tsx';
import { CallToAction } from '../../../../web/components/sections/CallToAction.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { fewestDays, ratesContent } from '../../../estimate/words/estimate.ts';
import { type AppScreen, type IndustryIcon, serviceAppsContent } from '../../words/service-apps.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import classes from './AppsPage.module.css';

const { meta, hero, types, technology, industries, closing } = serviceAppsContent;

export function Component() {
  const intro = hero.intro(fewestDays('apps', useContent(ratesContent)));
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceApps}
        image={paths.socialImage(paths.serviceApps)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, types.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceApps)}
      />
      <PageHero
        hero={{ ...hero, intro }}
        tone="sand"
        contours={2}
        art={<HeroPicture picture={hero.picture} />}
      />
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

const { screens } = serviceAppsContent.types;

function PhoneTile({ type }: { type: FeatureCard & { screen: AppScreen } }) {
  return (
    <article className={classes.phone} data-hue={type.color}>
      <div className={classes.screen} style={{ '--place': screens.order.indexOf(type.screen) }}>
        <Picture picture={screens.picture} width={1920} height={340} look="plain" />
      </div>
      <Stack px="xs" pt="lg" pb="xl">
        <h3>{type.title}</h3>
        <Text c="dimmed">{type.description}</Text>
        <CheckList items={type.features} />
      </Stack>
    </article>
  );
}

const icons: Record<IndustryIcon, { Icon: TablerIcon; hue: ColorToken }> = {
  health: { Icon: IconStethoscope, hue: 'lagoon' },
  retail: { Icon: IconShoppingBag, hue: 'ember' },
  education: { Icon: IconSchool, hue: 'sand' },
  property: { Icon: IconKey, hue: 'moss' },
  sports: { Icon: IconBallTennis, hue: 'sky' },
  travel: { Icon: IconTicket, hue: 'ember' },
};

function IndustryIcons() {
  return (
    <Columns component="ul" widths="1fr 1fr" from="sm" gap="xl" columnGap="2xl">
      {serviceAppsContent.industries.items.map((industry) => {
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
