import type { homeContent } from '../../../content/home.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { Eyebrow } from '../../components/Eyebrow.tsx';
import { InlineSentence } from '../../components/InlineSentence.tsx';
import classes from './HomeHero.module.css';

type HomeHeroProps = { hero: typeof homeContent.hero };

/** The headline in the sky over the drawn country; the picture is the stylesheet's, one for each scheme. */
export function HomeHero({ hero }: HomeHeroProps) {
  return (
    <header className={classes.hero}>
      <div className={classes.inner}>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1>{hero.title}</h1>
        <p className={classes.intro}>{hero.intro}</p>
        <div className={classes.actions}>
          <ActionLinks actions={hero.actions} size="lg" arrow />
        </div>
        <p className={classes.aside}>
          <InlineSentence text={hero.aside} />
        </p>
      </div>
      <div className={classes.landscape} />
    </header>
  );
}
