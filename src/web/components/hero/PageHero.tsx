import { Box, Container, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageHero as PageHeroContent } from '../../../shared/words/types.ts';
import { ActionLinks } from '../links/ActionLinks.tsx';
import { type ContourSeed, Contours } from '../pictures/Contours.tsx';
import { Columns } from '../sections/Columns.tsx';
import type { Tone } from '../sections/Section.tsx';
import { Eyebrow } from '../text/Eyebrow.tsx';

type PageHeroProps = {
  hero: PageHeroContent;
  tone?: Tone;
  contours?: ContourSeed;
  art: ReactNode;
  children?: ReactNode;
};

export function PageHero({ hero, tone = 'sand', contours = 1, art, children }: PageHeroProps) {
  return (
    <Box
      component="header"
      pos="relative"
      py="clamp(2rem, 8vw, 5rem)"
      style={{ overflowX: 'clip' }}
      data-tone={tone}
    >
      <Contours seed={contours} fade="left" />
      <Container>
        <Columns widths="1fr 1fr" align="center">
          <Stack gap="clamp(1rem, 2vw, 1.5rem)" align="flex-start">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Title maw="17ch" fz="4xl">
              {hero.title}
            </Title>
            <Text c="dimmed" fz="lg" lh={1.5} maw="54ch">
              {hero.intro}
            </Text>
            <ActionLinks actions={hero.actions} size="lg" gap="xs" />
          </Stack>
          <div>{art}</div>
        </Columns>
        {children ? <Box mt="2xl">{children}</Box> : null}
      </Container>
    </Box>
  );
}
