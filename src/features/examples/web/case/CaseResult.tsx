import { Box, Group, Stack, Text } from '@mantine/core';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { StatRow } from '../../../../web/components/sections/StatRow.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { examplesKind } from '../../words/examples.ts';
import type { PortfolioProject } from '../../words/portfolio.ts';

export function CaseResult({ project }: { project: PortfolioProject }) {
  const { result, noteOnSamples } = useContent<typeof examplesKind>('examples').caseStudy;
  const { figures, quote, color } = project;
  const heading = {
    eyebrow: result.title,
    title: project.result,
    intro: project.isSample ? noteOnSamples : result.intro,
  };
  return (
    <Section heading={heading} edge={2}>
      {figures.length > 0 ? (
        <Box mt="2xl">
          <StatRow
            statistics={{ items: figures.map((one) => ({ ...one, color })), sampleNote: null }}
          />
        </Box>
      ) : null}
      {quote ? (
        <Stack component="figure" className="barred" mt="3xl" data-hue={color}>
          <Text component="blockquote" variant="display" fz="2xl" fw={600} maw="34ch">
            {quote.text}
          </Text>
          <Group component="figcaption" gap="0.25rem 0.75rem" fz="sm">
            <Text span inherit fw={600}>
              {quote.author}
            </Text>
            <Text span inherit c="dimmed">
              {quote.role}
            </Text>
          </Group>
        </Stack>
      ) : null}
    </Section>
  );
}
