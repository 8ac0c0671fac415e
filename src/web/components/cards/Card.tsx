import { Group, Card as Sheet, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ColorToken } from '../../../shared/words/types.ts';
import { LinkArrow } from '../links/LinkArrow.tsx';
import { PageLink } from '../PageLink.tsx';
import { arrives } from '../sections/arrival.ts';
import classes from './Card.module.css';

type CardProps = {
  title: string;
  children?: ReactNode;
  hue?: ColorToken;
  level?: 2 | 3 | 4;
  /** Shown above the title. `bleed` lets a picture reach the card's edges. */
  media?: ReactNode;
  bleed?: boolean;
  /** Makes the whole card one link; `linkLabel` is shown at its foot. */
  to?: string;
  linkLabel?: string;
  footer?: ReactNode;
  look?: 'raised' | 'tinted';
};

export function Card({
  title,
  children,
  hue,
  level = 3,
  media,
  bleed = false,
  to,
  linkLabel,
  footer,
  look = 'raised',
}: CardProps) {
  return (
    <Sheet
      component="article"
      className={`${classes.card} covered`}
      ref={arrives}
      variant={look}
      data-hue={hue}
      data-linked={to ? true : undefined}
    >
      {media ? (
        <div className={classes.media} data-bleed={bleed || undefined}>
          {media}
        </div>
      ) : null}
      <Title order={level}>
        {to ? (
          <PageLink to={to} className="cover-link">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </Title>
      {children ? <Stack c={look === 'raised' ? 'dimmed' : undefined}>{children}</Stack> : null}
      {to && linkLabel ? (
        <Group component="p" className={classes.more} gap="0.5em" wrap="nowrap" aria-hidden="true">
          {linkLabel}
          <LinkArrow />
        </Group>
      ) : null}
      {footer ? (
        <Group mt="auto" pt="xs" pos="relative">
          {footer}
        </Group>
      ) : null}
    </Sheet>
  );
}
