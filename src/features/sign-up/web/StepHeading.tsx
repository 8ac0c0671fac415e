import { Stack, Text, Title } from '@mantine/core';
import type { SectionHeading } from '../../../shared/words/types.ts';

export function StepHeading({ heading }: { heading: SectionHeading }) {
  return (
    <Stack gap="xs">
      <Title order={2} fz="2xl">
        {heading.title}
      </Title>
      <Text c="dimmed">{heading.intro}</Text>
    </Stack>
  );
}
