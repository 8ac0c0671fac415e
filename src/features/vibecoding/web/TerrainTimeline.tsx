import { Stack, Text, Title } from '@mantine/core';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import ink from '../../../web/components/pictures/drawing.module.css';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { useContent } from '../../../web/content/published-content.ts';
import type { whatIsVibecodingKind } from '../words/what-is-vibecoding.ts';
import classes from './TerrainTimeline.module.css';

/** Positions of the flags, one per era, in 1200 × 260 units: above the start of each column, each higher than the last. */
const flags = [
  [70, 200],
  [376, 166],
  [690, 118],
  [1060, 46],
] as const;

export function TerrainTimeline() {
  const { timeline } = useContent<typeof whatIsVibecodingKind>('what-is-vibecoding');
  return (
    <>
      <svg
        ref={arrives}
        aria-hidden="true"
        className={classes.terrain}
        viewBox="0 0 1200 260"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          className={ink.quiet}
          d="M0 214c120-40 210-70 320-52s150 20 250-34 190-66 300-40 210-60 330-88v260H0z"
        />
        <path
          fill="var(--mantine-color-lagoon-7)"
          d="M0 232c40-14 40-32 70-32 60 0 110 34 170 16 50-14 96-50 136-50 60 0 110 34 170 20 60-16 90-68 144-68 66 0 100 40 168 22 80-20 120-94 202-94 60 0 100 24 140 14v200H0z"
        />
        <path
          className={ink.trail}
          data-trail
          d="M0 246c40-14 40-30 70-30 60 0 110 34 170 16 50-14 96-50 136-50 60 0 110 34 170 20 60-16 90-68 144-68 66 0 100 40 168 22 80-20 120-94 202-94"
          vectorEffect="non-scaling-stroke"
        />
        {flags.slice(0, timeline.eras.length).map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path className={ink.wire} d="M0 0v-42" vectorEffect="non-scaling-stroke" />
            <path className={ink.accent} d="M0-42h28l-8 9 8 9H0z" />
          </g>
        ))}
      </svg>
      <CardGrid component="ol" columns={4} gap="2xl">
        {timeline.eras.map((era) => (
          <Stack key={era.period} className={classes.era} gap="xs">
            <Text variant="display" fz="h3" lh={1.1}>
              {era.period}
            </Text>
            <Title order={3} size="h4" c="var(--site-cool-text)">
              {era.title}
            </Title>
            <Text c="dimmed">{era.description}</Text>
            {era.events.length > 0 ? (
              <Stack component="dl" mt="md" fz="sm" lh={1.5}>
                {era.events.map((event) => (
                  <div key={event.text}>
                    <Text component="dt" inherit c="var(--mantine-color-anchor)" fw={600}>
                      {event.date}
                    </Text>
                    <dd>{event.text}</dd>
                  </div>
                ))}
              </Stack>
            ) : null}
          </Stack>
        ))}
      </CardGrid>
    </>
  );
}
