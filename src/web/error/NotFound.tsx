import { Box, Container, Stack, Text, Title } from '@mantine/core';
import type { notFoundKind } from '../../shared/content/not-found.ts';
import { ActionLinks } from '../components/links/ActionLinks.tsx';
import { Contours } from '../components/pictures/Contours.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Columns } from '../components/sections/Columns.tsx';
import { useContent } from '../content/published-content.ts';
import { PageHead } from '../page-head.tsx';

/** Stands where an address leads to nothing (specification, section 2). */
export function NotFound() {
  const { meta, title, text, actions, picture } = useContent<typeof notFoundKind>('not-found');
  return (
    <Box pos="relative" py="var(--site-section-space)" data-tone="paper">
      <PageHead {...meta} canonicalPath={null} isMissing />
      <Contours seed={3} fade="right" />
      <Container>
        <Columns widths="6fr 5fr" gap="3xl" columnGap="3xl" align="center">
          <Picture picture={picture} width={900} height={600} look="plain" isPriority />
          <Stack gap="lg" align="flex-start">
            <Title size="h2">{title}</Title>
            <Text c="dimmed" fz="lg">
              {text}
            </Text>
            <ActionLinks actions={actions} />
          </Stack>
        </Columns>
      </Container>
    </Box>
  );
}
