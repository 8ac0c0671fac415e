import { Stack, Text, Title } from '@mantine/core';
import { developersContent } from '../../words/developers.ts';
import classes from './ClientBridge.module.css';

/** X positions of the hangers. The towers stand at 300 and 900; the cable is lowest at 600. */
const hangers = [340, 380, 420, 460, 500, 540, 580, 620, 660, 700, 740, 780, 820, 860];
const deckHeight = 150;

/**
 * Height of the cable over the deck at x: a parabola from 40 at the towers to 132 in the middle.
 */
function cableHeight(x: number) {
  const distance = (x - 600) / 300;
  return Math.round(132 - 92 * distance * distance);
}

/** Draws a footbridge with one benefit under each span. */
export function ClientBridge() {
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
        {developersContent.benefits.items.map((benefit) => (
          <Stack component="li" gap="xs" pt="md" key={benefit.title}>
            <Title order={3}>{benefit.title}</Title>
            <Text c="dimmed">{benefit.description}</Text>
          </Stack>
        ))}
      </ul>
    </>
  );
}
