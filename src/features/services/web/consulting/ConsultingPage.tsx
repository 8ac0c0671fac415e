import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { isSectionShown } from '../../../../shared/content/fields.ts';
import { paths } from '../../../../shared/paths.ts';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../../web/components/hero/PageHero.tsx';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import ink from '../../../../web/components/pictures/drawing.module.css';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { SectionHeader } from '../../../../web/components/sections/SectionHeader.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import { EstimateSection } from '../../../estimate/web/EstimateSection.tsx';
import type { serviceConsultingKind } from '../../words/service-consulting.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, useServiceData } from '../service-structured-data.ts';
import callDialClasses from './CallDial.module.css';
import classes from './ConsultingPage.module.css';

type ConsultingContent = (typeof serviceConsultingKind)['release'];

export function Component() {
  const { meta, hero, sections, services, reasons, industries, freeCall, closing } =
    useContent<typeof serviceConsultingKind>('service-consulting');
  const offered = isSectionShown(sections, 'services') ? services.items : [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceConsulting}
        image={paths.socialImage(paths.serviceConsulting)}
        structuredData={[useServiceData(hero.eyebrow, meta, offered)]}
        breadcrumbs={serviceBreadcrumbs(useSiteNavigation(), hero.eyebrow, paths.serviceConsulting)}
      />
      <PageHero hero={hero} tone="sand" contours={1} art={<HeroPicture picture={hero.picture} />} />
      <PageSections
        sections={sections}
        parts={{
          services:
            services.items.length > 0 ? (
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
            ) : null,
          freeCall: <FreeCall freeCall={freeCall} />,
          reasons:
            reasons.items.length > 0 ? (
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
            ) : null,
          industries:
            industries.items.length > 0 ? (
              <Section tone="sand" heading={industries} layout="row" edge="falling">
                <IndustryQuestions {...industries} />
              </Section>
            ) : null,
          estimate: <EstimateSection service="consulting" tone="paper" />,
        }}
      />
      <Ending content={closing} edge={2} contours={4} />
    </>
  );
}

function FreeCall({ freeCall }: Pick<ConsultingContent, 'freeCall'>) {
  const headingId = useId();
  return (
    <Section tone="sky" label={freeCall.title} edge={4}>
      <Columns widths="4fr 6fr" align="center">
        <CallDial minutes={freeCall.minutes} />
        <Stack gap="xl" align="flex-start">
          <SectionHeader heading={freeCall} id={headingId} />
          {freeCall.points.length > 0 ? (
            <ol className={`${classes.points} ruled`} data-firm data-closed>
              {freeCall.points.map((point) => (
                <Text key={point} component="li" py="md" fz="lg">
                  {point}
                </Text>
              ))}
            </ol>
          ) : null}
          <ButtonLink to={freeCall.action.to} arrow>
            {freeCall.action.label}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  );
}

function IndustryQuestions({ items, challengesLabel }: ConsultingContent['industries']) {
  const idPrefix = useId();
  return (
    <CardGrid columns={3} gap="3xl">
      {items.map((industry, index) => (
        <Stack key={industry.title} gap="xs">
          <h3 id={`${idPrefix}-${index}`}>{industry.title}</h3>
          <Text c="dimmed">{industry.description}</Text>
          {industry.challenges.length > 0 ? (
            <>
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
            </>
          ) : null}
        </Stack>
      ))}
    </CardGrid>
  );
}

const radius = 116;
const hours = Array.from({ length: 12 }, (_, hour) => hour);

type CallDialProps = { /** Less than a full turn of the dial. */ minutes: number };

function CallDial({ minutes }: CallDialProps) {
  const angle = (minutes / 60) * 2 * Math.PI;
  const x = Math.round(radius * Math.sin(angle));
  const y = Math.round(-radius * Math.cos(angle));
  return (
    <svg
      aria-hidden="true"
      className={callDialClasses.dial}
      viewBox="-150 -150 300 300"
      width="300"
      height="300"
      focusable="false"
    >
      <circle className={ink.sheet} r="146" />
      <path
        className={ink.accent}
        d={`M0 0V${-radius}A${radius} ${radius} 0 ${minutes > 30 ? 1 : 0} 1 ${x} ${y}Z`}
      />
      {hours.map((hour) => (
        <path
          key={hour}
          className={ink.wire}
          d={hour % 3 === 0 ? 'M0-136v14' : 'M0-136v7'}
          transform={`rotate(${hour * 30})`}
        />
      ))}
      <path
        className={callDialClasses.hand}
        d={`M0-96V0L${Math.round(x * 0.8)} ${Math.round(y * 0.8)}`}
      />
      <text className={callDialClasses.minutes} x="56" y="22" fontSize="64" textAnchor="middle">
        {minutes}
      </text>
    </svg>
  );
}
