import { Box, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import ink from '../components/pictures/drawing.module.css';
import { hues } from '../theme/theme.ts';
import { Specimen } from './Specimen.tsx';
import { sampleHues, words } from './samples.ts';

const inks = [
  'ink',
  'quiet',
  'firm',
  'paper',
  'sheet',
  'accent',
  'cool',
  'hue',
  'wash',
  'wire',
  'route',
  'trail',
];
const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const jobs = [
  '--mantine-color-body',
  '--mantine-color-default',
  '--mantine-color-default-hover',
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-default-border',
  '--mantine-color-anchor',
  '--mantine-color-error',
  '--mantine-primary-color-filled',
  '--site-line-strong',
  '--site-accent',
  '--site-cool',
  '--site-cool-fill',
  '--site-danger-soft',
  '--site-focus',
  '--site-contour',
];

function Swatch({ color, label }: { color: string; label: string }) {
  return (
    <Stack gap="xxs">
      <Box h="3rem" bg={`var(${color})`} bd="1px solid var(--site-line-strong)" />
      <Text fz="xs">{label}</Text>
    </Stack>
  );
}

export function ColorSamples() {
  return (
    <Stack gap="2xl">
      <Specimen name="Jobs">
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {jobs.map((job) => (
            <Swatch key={job} color={job} label={job} />
          ))}
        </SimpleGrid>
      </Specimen>
      {hues.map((hue) => (
        <Specimen key={hue} name={hue}>
          <SimpleGrid cols={{ base: 5, sm: 10 }} spacing="xs">
            {steps.map((step) => (
              <Swatch key={step} color={`--mantine-color-${hue}-${step}`} label={String(step)} />
            ))}
          </SimpleGrid>
        </Specimen>
      ))}
      <Specimen name="data-hue" inRow>
        {sampleHues.map((hue) => (
          <Group key={hue} data-hue={hue} gap="xs">
            <Box w="1.5rem" h="1.5rem" bg="var(--hue-graphic)" />
            <Text c="var(--hue-text)">{hue}</Text>
            <Text bg="var(--hue-soft)" c="var(--hue-on-soft)" px="sm">
              {words.short}
            </Text>
          </Group>
        ))}
      </Specimen>
      <Specimen name="drawing.module.css" inRow>
        {inks.map((name) => (
          <Stack key={name} gap="xxs">
            <svg aria-hidden="true" width="72" height="40" data-hue="moss" focusable="false">
              <path className={ink[name]} d="M4 36 24 8l16 20L68 4v32z" />
            </svg>
            <Text fz="xs">{name}</Text>
          </Stack>
        ))}
      </Specimen>
    </Stack>
  );
}
