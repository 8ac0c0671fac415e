import { Box, Container, Skeleton, Stack, Text } from '@mantine/core';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { projectPageContent as words } from '../../words/projects/project-page.ts';

/** Has the measures of a project with a picture. */
export function ProjectSkeleton() {
  return (
    <Box component="section" pt="md" pb="3xl" data-tone="sand" aria-label={words.loading}>
      <Container>
        <Text role="status" c="dimmed" mb="md" lh="var(--site-target)">
          {words.loading}
        </Text>
        <Columns widths="5fr 6fr" gap="xl" align="center">
          <Stack gap="md" aria-hidden="true">
            <Skeleton animate={false} h="1.4rem" w="8rem" />
            <Text component="div" fz="title">
              <Skeleton animate={false} h="2.1em" />
            </Text>
            <Skeleton animate={false} h="5rem" />
            <Skeleton animate={false} mt="xs" h="3rem" w="14rem" />
          </Stack>
          <Skeleton animate={false} radius="lg" style={{ aspectRatio: '3 / 2' }} />
        </Columns>
      </Container>
    </Box>
  );
}
