import { Box, Container, Stack, Text } from '@mantine/core';
import { HeroTitle } from '../../../../web/components/hero/HeroTitle.tsx';
import { BackLink } from '../../../../web/components/links/BackLink.tsx';
import { Contours } from '../../../../web/components/pictures/Contours.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { TermEntry } from '../../term-entries.ts';
import type { termPageKind } from '../../words/term-page.ts';

export function TermHero({ entry }: { entry: TermEntry }) {
  const { back } = useContent<typeof termPageKind>('glossary-term-page');
  const { term, category, definition } = entry;
  return (
    <Box
      component="header"
      pos="relative"
      pt="md"
      pb="3xl"
      style={{ overflowX: 'clip' }}
      data-tone="sand"
    >
      <Contours seed={2} fade="left" />
      <Container>
        <Stack gap="md">
          <BackLink link={back} />
          <HeroTitle hero={{ eyebrow: category, title: term }} />
          <Text fz="lg" lh={1.5} maw="54ch">
            {definition}
          </Text>
        </Stack>
      </Container>
    </Box>
  );
}
