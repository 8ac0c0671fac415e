import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ColorToken } from '../../content/types.ts';
import classes from './Card.module.css';
import { LinkArrow } from './LinkArrow.tsx';

type CardProps = {
  title: string;
  children?: ReactNode;
  /** Position in its row, from 0: each card enters 0.1 s after the one before. */
  index?: number;
  hue?: ColorToken;
  level?: 2 | 3 | 4;
  /** Above the title: a badge, an icon, a picture. `bleed` lets a picture reach the card's edges. */
  media?: ReactNode;
  bleed?: boolean;
  /** Makes the whole card one link; `linkLabel` is what it shows at its foot. */
  to?: string;
  linkLabel?: string;
  footer?: ReactNode;
  /** `plain` has no box, for lists that should not look like a wall of cards. */
  look?: 'raised' | 'tinted' | 'plain';
};

/** One item of a grid: title, text, and at most one link that covers the whole card. */
export function Card({
  title,
  children,
  index = 0,
  hue,
  level = 3,
  media,
  bleed = false,
  to,
  linkLabel,
  footer,
  look = 'raised',
}: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article
      className={classes.card}
      data-look={look}
      data-hue={hue}
      data-linked={to ? true : undefined}
      style={{ '--stagger-index': index }}
    >
      {media ? (
        <div className={classes.media} data-bleed={bleed || undefined}>
          {media}
        </div>
      ) : null}
      <Title className={classes.title}>
        {to ? (
          <Link to={to} className={classes.cover}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Title>
      {children ? <div className={classes.body}>{children}</div> : null}
      {to && linkLabel ? (
        <p className={classes.more} aria-hidden="true">
          {linkLabel}
          <LinkArrow />
        </p>
      ) : null}
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </article>
  );
}
