import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { CallToAction } from '../../../../web/components/sections/CallToAction.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { SectionHeader } from '../../../../web/components/sections/SectionHeader.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { serviceConsultingContent } from '../../words/service-consulting.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import { CallDial } from './CallDial.tsx';
import classes from './ConsultingPage.module.css';

const { meta, hero, services, reasons, industries, closing } = serviceConsultingContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceConsulting}
        image={paths.socialImage(paths.serviceConsulting)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, services.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceConsulting)}
      />
      <PageHero hero={hero} tone="sand" contours={1} art={<HeroPicture picture={hero.picture} />} />
      <Section heading={services}>
        <ul className={classes.agenda}>
          {services.items.map((service) => (
            <Columns
              key={service.title}
              component="li"
              widths="1fr 1fr 1fr"
              gap="md"
              columnGap="3xl"
              py="2xl"
              data-hue={service.color}
            >
              <Title order={3} fz="2xl">
                {service.title}
              </Title>
              <Text c="dimmed" maw="46ch">
                {service.description}
              </Text>
              <CheckList items={service.features} />
            </Columns>
          ))}
        </ul>
      </Section>
      <FreeCall />
      <Section heading={reasons} layout="split">
        <ol className={classes.reasons}>
          {reasons.items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <Text c="dimmed" maw="50ch" mt="xs">
                {reason.description}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" heading={industries} edge="falling">
        <IndustryQuestions />
      </Section>
      <Estimator tone="paper" />
      <CallToAction content={closing} edge={2} contours={4} />
    </>
  );
}

const { freeCall } = serviceConsultingContent;

function FreeCall() {
  const headingId = useId();
  return (
    <Section tone="sky" label={freeCall.title} edge={4}>
      <Columns widths="4fr 6fr" align="center">
        <CallDial minutes={freeCall.minutes} />
        <Stack gap="xl" align="flex-start">
          <SectionHeader heading={freeCall} id={headingId} />
          <ol className={`${classes.points} ruled`} data-firm data-closed>
            {freeCall.points.map((point) => (
              <Text key={point} component="li" py="md" fz="lg">
                {point}
              </Text>
            ))}
          </ol>
          <ButtonLink to={freeCall.action.to} arrow>
            {freeCall.action.label}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  );
}

const { items, challengesLabel } = serviceConsultingContent.industries;

function IndustryQuestions() {
  const idPrefix = useId();
  return (
    <CardGrid columns={3} gap="3xl">
      {items.map((industry, index) => (
        <Stack key={industry.title} gap="xs">
          <h3 id={`${idPrefix}-${index}`}>{industry.title}</h3>
          <Text c="dimmed">{industry.description}</Text>
          <Title id={`${idPrefix}-${index}-challenges`} order={4} fz="sm" mt="xs">
            {challengesLabel}
          </Title>
          <Stack
            component="ul"
            gap="xs"
            align="flex-start"
            aria-labelledby={`${idPrefix}-${index}-challenges ${idPrefix}-${index}`}
          >
            {industry.challenges.map((challenge) => (
              <Paper
                key={challenge}
                component="li"
                withBorder
                radius="18px 18px 18px 4px"
                px="md"
                py="xs"
                lh={1.4}
              >
                {challenge}
              </Paper>
            ))}
          </Stack>
        </Stack>
      ))}
    </CardGrid>
  );
}
