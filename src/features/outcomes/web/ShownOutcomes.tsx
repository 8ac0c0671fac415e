import { Stack, Text } from '@mantine/core';
import { Section } from '../../../web/components/sections/Section.tsx';
import type { ShownOutcomes as Shown } from '../outcomes.ts';
import { shownOutcomesWords as words } from '../words/shown-outcomes.ts';
import { Recommendation } from './Recommendation.tsx';

/** Drawn by the server alone. */
export function ShownOutcomes({ shown: { jobCount, recommendations } }: { shown: Shown }) {
  return (
    <Section heading={words} layout="split" space="snug">
      <Stack gap="lg">
        {jobCount > 0 ? <Text fw={600}>{words.count(jobCount)}</Text> : null}
        {recommendations.length > 0 ? (
          <Stack component="ul" gap="lg">
            {recommendations.map(({ id, words: written, author }) => (
              <li key={id}>
                <Recommendation words={written} author={author} />
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
