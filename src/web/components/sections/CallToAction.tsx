import { Box, Container, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CallToAction as CallToActionContent } from '../../../shared/words/types.ts';
import { ActionLinks } from '../links/ActionLinks.tsx';
import { type ContourSeed, Contours } from '../pictures/Contours.tsx';
import { Columns } from './Columns.tsx';
import { type Edge, SectionEdge } from './SectionEdge.tsx';

type CallToActionProps = {
  content: CallToActionContent;
  /** `ember` once on a site's most important pages, `lagoon` elsewhere. */
  tone?: 'ember' | 'lagoon';
  edge?: Edge;
  contours?: ContourSeed;
  children?: ReactNode;
};

export function CallToAction({
  content,
  tone = 'lagoon',
  edge = 2,
  contours = 4,
  children,
}: CallToActionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      className="screen-only"
      pos="relative"
      py="var(--site-section-space)"
      data-tone={tone}
      aria-labelledby={headingId}
    >
      <SectionEdge edge={edge} />
      <Contours seed={contours} fade="left" />
      <Container>
        <Columns widths={children ? '7fr 4fr' : undefined} align="center">
          <Stack gap="lg" align="flex-start">
            <Title id={headingId} order={2} fz="4xl" lh={1.02} maw="16ch">
              {content.title}
            </Title>
            <Text c="dimmed" fz="lg" maw="48ch">
              {content.text}
            </Text>
            <ActionLinks actions={content.actions} size="lg" arrow mt="xs" />
          </Stack>
          {children ? <div>{children}</div> : null}
        </Columns>
      </Container>
    </Box>
  );
}
