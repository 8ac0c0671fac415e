import { Skeleton, Stack, Text } from '@mantine/core';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { projectPageContent as words } from '../../words/projects/project-page.ts';

export function ProjectSkeleton() {
  return (
    <Section label={words.loading}>
      <Text role="status" c="dimmed" mb="lg">
        {words.loading}
      </Text>
      <Stack mih="50vh" aria-hidden="true">
        <Skeleton animate={false} h="4rem" w="60%" />
        <Skeleton animate={false} h="18rem" />
      </Stack>
    </Section>
  );
}
