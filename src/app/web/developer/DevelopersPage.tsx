import { Group, Card as MantineCard, Stack, Text, Title } from '@mantine/core';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import { useId } from 'react';
import type { developersKind } from '../../../features/developers/words/developers.ts';
import { paths } from '../../../shared/paths.ts';
import { Card } from '../../../web/components/cards/Card.tsx';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { StepList } from '../../../web/components/cards/StepList.tsx';
import { SplitHero } from '../../../web/components/hero/SplitHero.tsx';
import { ActionLinks } from '../../../web/components/links/ActionLinks.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { StatRow } from '../../../web/components/sections/StatRow.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import classes from './DevelopersPage.module.css';

const DeveloperWeek = await ownChunk(
  async () => (await import('./drawn-parts.tsx')).drawnParts.DeveloperWeek,
);
const VerificationWay = await ownChunk(
  async () => (await import('./drawn-parts.tsx')).drawnParts.VerificationWay,
);

export function Component() {
  const { meta, hero, join, sections, steps, benefits, statistics, resources, closing } =
    useContent<typeof developersKind>('developers');
  const { brand } = useIdentity();
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.developers}
        image={paths.socialImage(paths.developers)}
        structuredData={[
          {
            '@type': 'WebPage',
            name: meta.title,
            description: meta.description,
            audience: { '@type': 'Audience', audienceType: 'Software developers' },
            about: { '@type': 'Organization', name: brand },
          },
        ]}
      />
      <SplitHero hero={hero} contours={6} piece={<JoinCard join={join} />} />
      <PageSections
        sections={sections}
        parts={{
          steps:
            steps.items.length > 0 ? (
              <Section heading={steps} layout="split">
                <StepList steps={steps.items} />
              </Section>
            ) : null,
          week: <ServerDrawn id="week" part={DeveloperWeek} />,
          verification: <ServerDrawn id="verification" part={VerificationWay} />,
          benefits:
            benefits.items.length > 0 ? (
              <Section tone="sky" heading={benefits} edge="rising">
                <ClientBridge benefits={benefits.items} />
              </Section>
            ) : null,
          statistics:
            statistics.items.length > 0 ? (
              <Section heading={statistics} layout="small">
                <StatRow statistics={statistics} />
              </Section>
            ) : null,
          resources:
            resources.items.length > 0 ? (
              <Section tone="sand" heading={resources} layout="split" edge={2}>
                <CardGrid columns={2} rhythm="wide-first">
                  {resources.items.map((resource) => (
                    <Card
                      key={resource.title}
                      title={resource.title}
                      to={resource.link.to}
                      linkLabel={resource.link.label}
                    >
                      <p>{resource.description}</p>
                    </Card>
                  ))}
                </CardGrid>
              </Section>
            ) : null,
        }}
      />
      <Ending content={closing} edge={3} contours={1} />
    </>
  );
}

/** X positions. The towers stand at 300 and 900; the cable is lowest at 600. */
const hangers = [340, 380, 420, 460, 500, 540, 580, 620, 660, 700, 740, 780, 820, 860];
const deckHeight = 150;

/** Height of the cable over the deck, a parabola from 40 at the towers to 132 in the middle. */
function cableHeight(x: number) {
  const distance = (x - 600) / 300;
  return Math.round(132 - 92 * distance * distance);
}

type DevelopersContent = (typeof developersKind)['release'];

type ClientBridgeProps = { benefits: DevelopersContent['benefits']['items'] };

function ClientBridge({ benefits }: ClientBridgeProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        className={classes.bridge}
        viewBox="0 0 1200 240"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          fill="none"
          stroke="var(--site-line-strong)"
          strokeWidth="2"
          opacity="0.5"
          d="M150 200c60-10 120 10 180 0s120-10 180 0 120 10 180 0 120-10 180 0 120 8 180 0M190 222c60-8 120 8 180 0s120-8 180 0 120 8 180 0 120-8 180 0 70 4 100 2"
        />
        <path
          fill="var(--mantine-color-lagoon-7)"
          d="M-600 150H110c24 6 34 40 62 58 16 10 26 18 34 32H-600z"
        />
        <path
          fill="var(--mantine-color-ember-6)"
          d="M1800 150h-710c-24 6-34 40-62 58-16 10-26 18-34 32h806z"
        />
        <g fill="none" stroke="var(--mantine-color-text)">
          <path strokeWidth="2.5" strokeLinecap="round" d="M96 150 300 40Q600 224 900 40l204 110" />
          <path
            strokeWidth="1.25"
            d={hangers.map((x) => `M${x} ${cableHeight(x)}V${deckHeight}`).join('')}
          />
          <path strokeWidth="5" d="M300 32v208M900 32v208" />
          <path strokeWidth="6" d={`M90 ${deckHeight}h1020`} />
        </g>
      </svg>
      <ul className={classes.benefits}>
        {benefits.map((benefit) => (
          <Stack component="li" gap="xs" pt="md" key={benefit.title}>
            <Title order={3}>{benefit.title}</Title>
            <Text c="dimmed">{benefit.description}</Text>
          </Stack>
        ))}
      </ul>
    </>
  );
}

type JoinCardProps = { join: DevelopersContent['join'] };

function JoinCard({ join }: JoinCardProps) {
  const headingId = useId();
  return (
    <MantineCard
      component="section"
      withBorder={false}
      shadow="lg"
      p="var(--site-panel-space)"
      data-tone="lagoon"
      aria-labelledby={headingId}
    >
      <Stack align="flex-start">
        <Title order={2} fz="2xl" id={headingId}>
          {join.title}
        </Title>
        <Text c="dimmed">{join.text}</Text>
        <CheckList items={join.points} />
        <ActionLinks actions={join.actions} mt="md" />
        <Group component="p" gap="xs" c="dimmed" fz="sm">
          <IconDeviceMobileMessage aria-hidden="true" size={20} stroke={1.6} />
          {join.requirement}
        </Group>
      </Stack>
    </MantineCard>
  );
}
