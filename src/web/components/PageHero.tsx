import type { ReactNode } from 'react';
import type { PageHero as PageHeroContent } from '../../content/types.ts';
import { ActionLinks } from './ActionLinks.tsx';
import { type ContourSeed, Contours } from './Contours.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import classes from './PageHero.module.css';
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
    <header className={classes.hero} data-tone={tone}>
      <Contours seed={contours} fade="left" />
      <div className={classes.inner} data-art={art ? true : undefined}>
        <div className={classes.text}>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1>{hero.title}</h1>
          <p className={classes.intro}>{hero.intro}</p>
          {hero.actions.length > 0 ? (
            <div className={classes.actions}>
              <ActionLinks actions={hero.actions} size="lg" />
            </div>
          ) : null}
        </div>
        {art ? <div className={classes.art}>{art}</div> : null}
        {children ? <div className={classes.below}>{children}</div> : null}
      </div>
    </header>
  );
}
