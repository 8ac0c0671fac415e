import { Box, Container, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageHero as PageHeroContent } from '../../content/types.ts';
import { ActionLinks } from './ActionLinks.tsx';
import { Columns } from './Columns.tsx';
import { type ContourSeed, Contours } from './Contours.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import type { Tone } from './Section.tsx';

type PageHeroProps = {
  hero: PageHeroContent;
  tone?: Tone;
  /** Neighbouring pages take different terrains. */
  contours?: ContourSeed;
  /** A picture or card beside the words; without it the contour lines have the right half. */
  art?: ReactNode;
  /** Under words and art, over the whole width: a row of facts or tiles, a note. */
  children?: ReactNode;
};

/** The opening of every page but the home page; holds the page's only first-level heading. */
export function PageHero({ hero, tone = 'sand', contours = 1, art, children }: PageHeroProps) {
  return (
    <Box component="header" pos="relative" py="var(--site-section-space)" data-tone={tone}>
      <Contours seed={contours} fade="left" />
      <Container>
        <Columns widths={art ? '7fr 5fr' : undefined} align="center">
          <Stack gap="lg" align="flex-start">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Title maw="17ch" fz={art ? { base: 'h1', md: '4xl' } : undefined}>
              {hero.title}
            </Title>
            <Text c="dimmed" fz="lg" lh={1.5} maw="54ch">
              {hero.intro}
            </Text>
            {hero.actions.length > 0 ? (
              <Group mt="xs">
                <ActionLinks actions={hero.actions} size="lg" />
              </Group>
            ) : null}
          </Stack>
          {art ? <div>{art}</div> : null}
        </Columns>
        {children ? <Box mt="3xl">{children}</Box> : null}
      </Container>
    </Box>
  );
}
