import { Stack, Text } from '@mantine/core';
import { Columns } from '../../../web/components/Columns.tsx';
import { whatIsVibecodingContent } from '../words/what-is-vibecoding.ts';
import classes from './Definition.module.css';

const { term, statement, paragraphs } = whatIsVibecodingContent.definition;

/** The word and its meaning set large, the explanation small beside it. */
export function Definition() {
  return (
    <Stack gap="2xl">
      <Stack component="dl" gap="xs">
        <Text component="dt" c="var(--mantine-color-anchor)" fz="lg" fw={600}>
          {/* Upright: the italic is a file of its own, which this one word would load. */}
          <Text component="dfn" inherit fs="normal">
            {term}
          </Text>
        </Text>
        <Text component="dd" variant="display" fz="3xl" fw={600}>
          {statement}
        </Text>
      </Stack>
      <Columns widths="1fr 1fr" gap="lg" className={classes.paragraphs}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} c="dimmed" maw="var(--site-measure)">
            {paragraph}
          </Text>
        ))}
      </Columns>
    </Stack>
  );
}
