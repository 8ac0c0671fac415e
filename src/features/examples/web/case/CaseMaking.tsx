import { Box, Paper, Stack, Text, Title } from '@mantine/core';
import { fill } from '../../../../shared/content/texts/fill.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ExampleApp } from '../../example-app.ts';
import type { examplesKind } from '../../words/examples.ts';
import type { PortfolioProject } from '../../words/portfolio.ts';
import { NumberedList } from './NumberedList.tsx';

type CaseMakingProps = { project: PortfolioProject; app: ExampleApp };

/** The sentence and the prompts that made the app, and what a whole one would take. */
export function CaseMaking({ project, app }: CaseMakingProps) {
  const { made } = useContent<typeof examplesKind>('examples').caseStudy;
  return (
    <Section heading={made} edge={1}>
      <Columns widths="7fr 5fr" gap="2xl" columnGap="4xl" align="start">
        <Stack gap="lg">
          <div>
            <Title order={3} fz="md" mb="xs">
              {made.sentence}
            </Title>
            <Text fz="lg">{project.asked}</Text>
          </div>
          <div>
            <Title order={3} fz="md" mb="xs">
              {made.prompts}
            </Title>
            <NumberedList items={app.prompts} />
          </div>
        </Stack>
        {app.cost ? <Cost cost={app.cost} made={made} /> : null}
      </Columns>
    </Section>
  );
}

type CostProps = {
  cost: NonNullable<ExampleApp['cost']>;
  made: (typeof examplesKind)['release']['caseStudy']['made'];
};

function Cost({ cost: { days, dollars, counted, to }, made }: CostProps) {
  return (
    <Paper shadow="lg" p="var(--site-panel-space)">
      <Stack gap="md" align="flex-start">
        <div>
          <Title order={3} fz="md">
            {made.cost}
          </Title>
          <Text variant="display" fz="2xl" lh={1.1} mt="xs">
            {dollars}
          </Text>
          <Text mt="xs">{fill(made.days, { days })}</Text>
        </div>
        <Box w="100%">
          <Title order={4} fz="md" mb="xs">
            {made.counted}
          </Title>
          <ul className="ruled">
            {counted.map((answer) => (
              <Text key={answer} component="li" fz="sm" py="0.35rem">
                {answer}
              </Text>
            ))}
          </ul>
        </Box>
        <Text c="dimmed" fz="sm">
          {made.note}
        </Text>
        <ButtonLink to={to}>{made.ask}</ButtonLink>
      </Stack>
    </Paper>
  );
}
