import { Box, Container, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../../web/components/links/ButtonLink.tsx';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { developerProfileContent as words } from '../../../words/developer-profile.ts';
import classes from '../profile.module.css';

interface HeroFrameProps {
  contours?: ReactNode;
  /** Stands beside the ways back. */
  button?: ReactNode;
  photo: ReactNode;
  children: ReactNode;
  facts: ReactNode;
}

/** Places of the upper part of a profile, also while it loads. */
export function HeroFrame({ contours, button, photo, children, facts }: HeroFrameProps) {
  const { backToNetwork, home } = words;
  return (
    <Box component="header" pos="relative" pt="lg" pb="clamp(3rem, 8vw, 5rem)" data-tone="sand">
      {contours}
      <Container>
        <Stack gap="var(--site-row-gap)">
          <div className={classes.ways}>
            {[backToNetwork, home].map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant="default" size="sm">
                {label}
              </ButtonLink>
            ))}
            {button}
          </div>
          <Columns
            widths="clamp(13rem, 24vw, 20rem) minmax(0, 1fr)"
            from="sm"
            gap="lg"
            align="center"
          >
            <div className={classes.photo}>{photo}</div>
            <Stack>{children}</Stack>
          </Columns>
          {facts}
        </Stack>
      </Container>
    </Box>
  );
}
