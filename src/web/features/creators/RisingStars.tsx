import { creatorsContent } from '../../../content/creators.ts';
import { videoPlatform } from '../../../content/video-platform.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './RisingStars.module.css';

const words = creatorsContent.risingStars;

/** Four smaller channels as a plain list beside their heading. */
export function RisingStars() {
  return (
    <Section heading={words} layout="split">
      <ul className={classes.list}>
        {words.items.map((star) => (
          <li key={star.handle} className={classes.star}>
            <div className={classes.text}>
              <h3>{star.name}</h3>
              <p className={classes.handle}>
                {star.handle}
                {' · '}
                {star.followers
                  ? `${star.followers} ${words.followersLabel}`
                  : words.followersUnknown}
              </p>
              <p className={classes.specialty}>{star.specialty}</p>
              <p className={classes.description}>{star.description}</p>
            </div>
            <ButtonLink
              to={videoPlatform.channelUrl(star.handle)}
              variant="secondary"
              context={star.name}
              arrow
            >
              {words.visitChannel}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
