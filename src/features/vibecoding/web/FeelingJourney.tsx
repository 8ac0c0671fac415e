import { Stack, Text } from '@mantine/core';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import ink from '../../../web/components/pictures/drawing.module.css';
import { useContent } from '../../../web/content/published-content.ts';
import type { whatIsVibecodingKind } from '../words/what-is-vibecoding.ts';
import classes from './FeelingJourney.module.css';

/** Points of the curve, one per phase, in percent of width and height: above the start of each column. */
const points = [
  [7, 46],
  [33, 16],
  [58.5, 84],
  [84, 26],
] as const;

export function FeelingJourney() {
  const { phases, phaseLabel } =
    useContent<typeof whatIsVibecodingKind>('what-is-vibecoding').journey;
  return (
    <>
      <div className={classes.profile} aria-hidden="true">
        <svg
          aria-hidden="true"
          className={classes.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          focusable="false"
        >
          <path
            className={ink.paper}
            d="M0 74C3 62 4 46 7 46s5 8 9 8S26 16 33 16 50 84 58.5 84 74 26 84 26s11 8 16 4v70H0z"
          />
          <path
            stroke="var(--mantine-color-default-border)"
            strokeWidth="1.5"
            strokeDasharray="3 7"
            d="M0 25h100M0 50h100M0 75h100"
            vectorEffect="non-scaling-stroke"
          />
          <path
            className={ink.route}
            d="M0 74C3 62 4 46 7 46s5 8 9 8S26 16 33 16 50 84 58.5 84 74 26 84 26s11 8 16 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.slice(0, phases.length).map(([left, top], index) => (
          <span key={left} className={classes.point} style={{ left: `${left}%`, top: `${top}%` }}>
            {phases[index]?.phase}
          </span>
        ))}
      </div>
      <CardGrid component="ol" columns={4} gap="xl">
        {phases.map((phase) => (
          <Stack key={phase.phase} className={classes.phase} gap="xxs">
            <Text c="dimmed" fz="sm">
              {phaseLabel} {phase.phase}:{' '}
              <Text span inherit c="var(--mantine-color-anchor)" fw={600}>
                {phase.feeling}
              </Text>
            </Text>
            <h3>{phase.title}</h3>
            <Text c="dimmed">{phase.description}</Text>
          </Stack>
        ))}
      </CardGrid>
    </>
  );
}
