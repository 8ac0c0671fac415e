import { Card, Stack, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { isSectionShown } from '../../../../shared/content/fields.ts';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import { EstimateSection } from '../../../estimate/web/EstimateSection.tsx';
import type { serviceAutomationKind } from '../../words/service-automation.ts';
import { CaseDays } from '../CaseDays.tsx';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, useServiceData } from '../service-structured-data.ts';
import classes from './AutomationPage.module.css';

type AutomationContent = (typeof serviceAutomationKind)['release'];
type Solution = AutomationContent['solutions']['items'][number];

export function Component() {
  const { meta, hero, sections, days, solutions, benefits, useCases, closing } =
    useContent<typeof serviceAutomationKind>('service-automation');
  const offered = isSectionShown(sections, 'solutions') ? solutions.items : [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceAutomation}
        image={paths.socialImage(paths.serviceAutomation)}
        structuredData={[useServiceData(hero.eyebrow, meta, offered)]}
        breadcrumbs={serviceBreadcrumbs(useSiteNavigation(), hero.eyebrow, paths.serviceAutomation)}
      />
      <PageHero hero={hero} tone="lagoon" contours={5} art={<HeroPicture picture={hero.picture} />}>
        <Text fz="lg">{hero.timeNote}</Text>
      </PageHero>
      <PageSections
        sections={sections}
        parts={{
          days: <CaseDays path={paths.serviceAutomation} days={days} />,
          useCases:
            useCases.items.length > 0 ? (
              <Section heading={useCases}>
                <BeforeAfterRows {...useCases} />
              </Section>
            ) : null,
          solutions:
            solutions.items.length > 0 ? (
              <Section tone="sand" heading={solutions} layout="row" edge="rising">
                <SolutionBento solutions={solutions.items} />
              </Section>
            ) : null,
          benefits:
            benefits.items.length > 0 ? (
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
            ) : null,
          estimate: <EstimateSection service="automation" tone="sand" />,
        }}
      />
      <Ending content={closing} tone="ember" edge={1} contours={3} />
    </>
  );
}

function BeforeAfterRows({ items, beforeLabel, afterLabel }: AutomationContent['useCases']) {
  return (
    <Stack component="ul" gap="xl">
      {items.map((useCase) => (
        <Columns
          key={useCase.title}
          component="li"
          widths="3fr 10fr"
          gap="md"
          columnGap="xl"
          align="center"
        >
          <h3>{useCase.title}</h3>
          <Columns component="dl" widths="1fr 1fr" gap="0px" columnGap="0px">
            <div className={`${classes.state} ${classes.before}`}>
              <Text component="dt" fz="sm" fw={600}>
                {beforeLabel}
              </Text>
              <dd>{useCase.before}</dd>
            </div>
            <div className={`${classes.state} ${classes.after}`} data-tone="lagoon">
              <Text component="dt" fz="sm" fw={600}>
                {afterLabel}
              </Text>
              <dd>{useCase.after}</dd>
            </div>
          </Columns>
        </Columns>
      ))}
    </Stack>
  );
}

const icons: Record<Solution['icon'], TablerIcon> = {
  inbox: IconInbox,
  document: IconFileInvoice,
  report: IconReportAnalytics,
  workflow: IconRoute,
};

function SolutionBento({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <ul className={classes.bento}>
      {solutions.map((solution) => {
        const Icon = icons[solution.icon];
        return (
          <li key={solution.title}>
            <Card
              component="article"
              variant="tinted"
              h="100%"
              c="var(--hue-on-soft)"
              data-hue={solution.color}
            >
              <Stack component="header" mb="auto">
                <Icon aria-hidden="true" size={52} stroke={1.3} />
                <Title order={3} fz="2xl">
                  {solution.title}
                </Title>
                <Text maw="44ch">{solution.description}</Text>
              </Stack>
              <CheckList items={solution.features} />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
