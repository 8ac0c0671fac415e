import { Box, Container, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackLink } from '../links/BackLink.tsx';
import { Contours } from '../pictures/Contours.tsx';
import { HeroTitle } from './HeroTitle.tsx';

interface EntryHeroProps {
  back: { label: string; to: string };
  eyebrow: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Begins the page of one entry of a list. */
export function EntryHero({ back, eyebrow, title, text, children }: EntryHeroProps) {
  return (
    <Box
      component="header"
      pos="relative"
      pt="md"
      pb="xl"
      style={{ overflowX: 'clip' }}
      data-tone="sand"
    >
      <Contours seed={2} fade="left" />
      <Container>
        <Stack gap="xs">
          <BackLink link={back} />
          <HeroTitle hero={{ eyebrow, title }} />
          <Text fz="lg" lh={1.5} maw="54ch">
            {text}
          </Text>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}
