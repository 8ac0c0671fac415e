import { Stack, Text } from '@mantine/core';
import { arrives } from '../../../web/components/arrival.ts';
import { aboutContent } from '../words/about.ts';
import classes from './CareerTrail.module.css';

/** The career as stops along a trail, left and right of it on wide screens. */
export function CareerTrail() {
  return (
    <Stack component="ol" gap={0}>
      {aboutContent.career.items.map((stop) => (
        <li key={stop.title} ref={arrives} className={classes.stop}>
          <Text c="var(--mantine-color-anchor)" fw={600}>
            {stop.period}
          </Text>
          <h3>{stop.title}</h3>
          <Text c="dimmed" maw="44ch">
            {stop.description}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
