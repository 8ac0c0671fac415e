import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { CardGrid } from '../../../../web/components/CardGrid.tsx';
import { serviceConsultingContent } from '../../words/service-consulting.ts';

const { items, challengesLabel } = serviceConsultingContent.industries;

/** Industries with what each one brings to the first call, as messages. */
export function IndustryQuestions() {
  const idPrefix = useId();
  return (
    <CardGrid columns={3} gap="3xl">
      {items.map((industry, index) => (
        <Stack key={industry.title} gap="xs">
          <h3 id={`${idPrefix}-${index}`}>{industry.title}</h3>
          <Text c="dimmed">{industry.description}</Text>
          <Title id={`${idPrefix}-${index}-challenges`} order={4} fz="sm" mt="xs">
            {challengesLabel}
          </Title>
          <Stack
            component="ul"
            gap="xs"
            align="flex-start"
            aria-labelledby={`${idPrefix}-${index}-challenges ${idPrefix}-${index}`}
          >
            {industry.challenges.map((challenge) => (
              <Paper
                key={challenge}
                component="li"
                withBorder
                radius="18px 18px 18px 4px"
                px="md"
                py="xs"
                lh={1.4}
              >
                {challenge}
              </Paper>
            ))}
          </Stack>
        </Stack>
      ))}
    </CardGrid>
  );
}
