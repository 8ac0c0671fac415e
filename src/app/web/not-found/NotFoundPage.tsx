import { Box, Container, Group, Stack, Text, Title } from '@mantine/core';
import { notFoundContent } from '../../../shared/words/navigation.ts';
import { ActionLinks } from '../../../web/components/links/ActionLinks.tsx';
import { Contours } from '../../../web/components/pictures/Contours.tsx';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { PageHead } from '../../../web/page-head.tsx';

/** See specification, section 2. */
export function Component() {
  const { meta, title, text, actions, alt } = notFoundContent;
  return (
    <Box pos="relative" py="var(--site-section-space)" data-tone="paper">
      <PageHead {...meta} canonicalPath={null} />
      <Contours seed={3} fade="right" />
      <Container>
        <Columns widths="6fr 5fr" gap="3xl" columnGap="3xl" align="center">
          <Picture
            picture={{ src: '/illustrations/not-found.svg', alt }}
            width={900}
            height={600}
            look="plain"
            isPriority
          />
          <Stack gap="lg" align="flex-start">
            <Title size="h2">{title}</Title>
            <Text c="dimmed" fz="lg">
              {text}
            </Text>
            <Group>
              <ActionLinks actions={actions} />
            </Group>
          </Stack>
        </Columns>
      </Container>
    </Box>
  );
}
