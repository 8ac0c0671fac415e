import { Box, Container, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Link } from '../../../shared/words/types.ts';
import { ActionLinks } from '../links/ActionLinks.tsx';
import { type ContourSeed, Contours } from '../pictures/Contours.tsx';
import { Columns } from '../sections/Columns.tsx';
import type { Tone } from '../sections/Section.tsx';
import type { ShownHeading } from '../sections/SectionHeader.tsx';
import classes from './CompactHero.module.css';
import { HeroTitle } from './HeroTitle.tsx';

type CompactHeroProps = {
  hero: ShownHeading & { actions?: readonly Link[] };
  tone?: Tone;
  contours?: ContourSeed;
  children?: ReactNode;
};

/** Hero of a page that is used rather than read; its content begins at once. */
export function CompactHero({ hero, tone = 'sand', contours = 1, children }: CompactHeroProps) {
  return (
    <Box component="header" className={classes.hero} data-tone={tone} data-space="snug">
      <Contours seed={contours} fade="left" />
      <Container>
        <Columns widths="7fr 5fr" gap="sm" className={classes.words}>
          <HeroTitle hero={hero} />
          <Stack gap="md">
            <Text c="dimmed" lh={1.5} maw="54ch">
              {hero.intro}
            </Text>
            <ActionLinks actions={hero.actions} gap="xs" />
          </Stack>
        </Columns>
        {children ? <Box mt="md">{children}</Box> : null}
      </Container>
    </Box>
  );
}
