import { Group, Stack, Text, Title } from '@mantine/core';
import { isSectionShown } from '../../../shared/content/fields.ts';
import { paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import ink from '../../../web/components/pictures/drawing.module.css';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { whatIsVibecodingKind } from '../words/what-is-vibecoding.ts';
import elementLoopClasses from './ElementLoop.module.css';
import { FeelingJourney } from './FeelingJourney.tsx';
import { TerrainTimeline } from './TerrainTimeline.tsx';
import classes from './WhatIsVibecodingPage.module.css';

const useWords = () => useContent<typeof whatIsVibecodingKind>('what-is-vibecoding');

export function Component() {
  const { meta, hero, sections, definition, closing, ...rest } = useWords();
  const { timeline, elements, coined, audience, journey } = rest;
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.whatIsVibecoding}
        image={paths.socialImage(paths.whatIsVibecoding)}
        structuredData={[
          {
            '@type': 'WebPage',
            name: meta.title,
            description: meta.description,
            ...(isSectionShown(sections, 'definition') && {
              mainEntity: {
                '@type': 'DefinedTerm',
                name: definition.term,
                description: definition.statement,
              },
            }),
          },
        ]}
      />
      <CompactHero hero={hero} tone="sky" contours={5} />
      <PageSections
        sections={sections}
        parts={{
          definition: (
            <Section heading={definition} layout="row">
              <Definition />
            </Section>
          ),
          timeline:
            timeline.eras.length > 0 ? (
              <Section tone="sand" heading={timeline} edge={4}>
                <TerrainTimeline />
              </Section>
            ) : null,
          elements:
            elements.items.length > 0 ? (
              <Section heading={elements} layout="small">
                <ElementLoop />
              </Section>
            ) : null,
          coined: (
            <Section tone="lagoon" heading={coined} edge="falling" contours={2}>
              <Coinage />
            </Section>
          ),
          audience:
            audience.items.length > 0 ? (
              <Section heading={audience} layout="split" edge="falling">
                <Audience />
              </Section>
            ) : null,
          journey:
            journey.phases.length > 0 ? (
              <Section tone="sky" heading={journey} layout="row">
                <FeelingJourney />
              </Section>
            ) : null,
        }}
      />
      <Ending content={closing} tone="ember" edge={2} contours={4} />
    </>
  );
}

function Audience() {
  const { items } = useWords().audience;
  return (
    <ul className="ruled" data-firm>
      {items.map((item) => (
        <Columns
          key={item.title}
          component="li"
          widths="5fr 6fr"
          from="sm"
          gap="xs"
          columnGap="xl"
          py="lg"
        >
          <h3>{item.title}</h3>
          <Text c="dimmed">{item.description}</Text>
        </Columns>
      ))}
    </ul>
  );
}

function Definition() {
  const { term, statement, paragraphs } = useWords().definition;
  return (
    <Stack gap="2xl">
      <Stack component="dl" gap="xs">
        <Text component="dt" c="var(--mantine-color-anchor)" fz="lg" fw={600}>
          {/* Upright: the italic is a separate font file, which this one word would load. */}
          <Text component="dfn" inherit fs="normal">
            {term}
          </Text>
        </Text>
        <Text component="dd" variant="display" fz="3xl" fw={600}>
          {statement}
        </Text>
      </Stack>
      {paragraphs.length > 0 ? (
        <Columns widths="1fr 1fr" gap="lg" className={classes.paragraphs}>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} c="dimmed" maw="var(--site-measure)">
              {paragraph}
            </Text>
          ))}
        </Columns>
      ) : null}
    </Stack>
  );
}

function Coinage() {
  const { quote, author, date, paragraphs, sources } = useWords().coined;
  return (
    <Columns widths="7fr 5fr">
      <Stack component="figure" gap="lg">
        <Text component="blockquote" variant="display" fz="3xl" fw={600} cite={sources[0]?.href}>
          {quote}
        </Text>
        <Group
          component="figcaption"
          gap="sm"
          pt="md"
          style={{ borderTop: '3px solid var(--site-accent)' }}
        >
          <Text span fw={600}>
            {author}
          </Text>
          <Text span c="dimmed">
            {date}
          </Text>
        </Group>
      </Stack>
      <Stack>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} c="dimmed">
            {paragraph}
          </Text>
        ))}
        {sources.length > 0 ? (
          <Stack component="ul" gap={0}>
            {sources.map((source) => (
              <li key={source.href}>
                <ButtonLink to={source.href} variant="subtle" arrow>
                  {source.label}
                </ButtonLink>
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Columns>
  );
}

const quarterTurns = [0, 90, 180, 270];

function ElementLoop() {
  const { elements } = useWords();
  return (
    <div className={elementLoopClasses.loop}>
      <svg
        aria-hidden="true"
        className={elementLoopClasses.drawing}
        viewBox="-160 -160 320 320"
        width="320"
        height="320"
        focusable="false"
      >
        <circle fill="none" stroke="var(--site-contour)" strokeWidth="34" r="112" />
        {quarterTurns.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className={ink.route} d="M-50-100A112 112 0 0 1 50-100M34-114l17 14-17 15" />
            <circle
              className={ink.cool}
              stroke="var(--mantine-color-body)"
              strokeWidth="6"
              cx="-79"
              cy="-79"
              r="26"
            />
          </g>
        ))}
      </svg>
      <ol className={elementLoopClasses.elements}>
        {elements.items.map((element) => (
          <li key={element.title}>
            <Title order={3} fz="2xl">
              {element.title}
            </Title>
            <Text c="dimmed" maw="36ch" mt="xs">
              {element.description}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
