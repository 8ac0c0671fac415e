import { Box, Container, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Link, SectionHeading } from '../../../shared/words/types.ts';
import { ActionLinks } from '../links/ActionLinks.tsx';
import { type ContourSeed, Contours } from '../pictures/Contours.tsx';
import type { Tone } from '../sections/Section.tsx';
import { HeroTitle } from './HeroTitle.tsx';
import classes from './SplitHero.module.css';

type SplitHeroProps = {
  hero: SectionHeading & { actions?: readonly Link[] };
  tone?: Tone;
  contours?: ContourSeed;
  piece: ReactNode;
  side?: 'left' | 'right';
  children?: ReactNode;
};

/** Hero of a page with one task: the headline, and the form beside it. */
export function SplitHero(props: SplitHeroProps) {
  const { hero, tone = 'sand', contours = 1, piece, side = 'right', children } = props;
  return (
    <Box className={classes.hero} data-tone={tone} data-space="snug">
      <Contours seed={contours} fade={side === 'left' ? 'left' : 'right'} />
      <Container className={classes.grid} data-piece={side}>
        <Stack component="header" className={classes.words}>
          <HeroTitle hero={hero} />
          <Text c="dimmed" lh={1.5} maw="60ch">
            {hero.intro}
          </Text>
          <ActionLinks actions={hero.actions} />
        </Stack>
        <div className={classes.piece}>{piece}</div>
        {children ? <div className={classes.rest}>{children}</div> : null}
      </Container>
    </Box>
  );
}
