import { Link } from 'react-router-dom';
import { exploreDevelopersContent } from '../../../content/explore-developers.ts';
import type { DeveloperCard as DeveloperCardData } from '../../../shared/developer.ts';
import { paths } from '../../../shared/paths.ts';
import { Badge } from '../../components/Badge.tsx';
import { formatMonthAndYear } from '../../format.ts';
import { DeveloperPhoto, hueOf } from '../developer-profile/DeveloperPhoto.tsx';
import { shortLocation, yearsOfExperience } from '../developer-profile/developer-facts.ts';
import classes from './DeveloperCard.module.css';

const words = exploreDevelopersContent.card;

type DeveloperCardProps = {
  developer: DeveloperCardData;
  /** Position among the cards that enter together, from 0. */
  index: number;
  /** One of the first on the page, whose photo is worth loading at once. */
  isPriority: boolean;
};

/** A person of the directory; the whole card leads to the profile. */
export function DeveloperCard({ developer, index, isPriority }: DeveloperCardProps) {
  const name = developer.developerName || words.anonymous;
  const location = shortLocation(developer);
  const years = yearsOfExperience(developer.yearStartedCoding);
  return (
    <article
      className={classes.card}
      data-hue={hueOf(developer.id)}
      style={{ '--stagger-index': index }}
    >
      <div className={classes.photo}>
        <DeveloperPhoto
          developerId={developer.id}
          url={developer.profilePhotoUrl}
          alt=""
          name={name}
          sizes="(min-width: 40em) 9rem, 6rem"
          isPriority={isPriority}
        />
      </div>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={paths.developerProfile(developer.id)} className={classes.cover}>
            {name}
          </Link>
        </h2>
        {location ? (
          <p className={classes.place}>
            <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" focusable="false">
              <path d="M7 1a5.6 5.6 0 0 0-5.6 5.6C1.4 10.7 7 15 7 15s5.6-4.3 5.6-8.4A5.6 5.6 0 0 0 7 1z" />
              <circle cx="7" cy="6.6" r="1.9" />
            </svg>
            {location}
          </p>
        ) : null}
      </div>
      <div className={classes.body}>
        {developer.bio ? <p className={classes.bio}>{developer.bio}</p> : null}
        <p className={classes.badges}>
          {years === null ? null : (
            <Badge hue={hueOf(developer.id)}>{words.experience(years)}</Badge>
          )}
          <Badge look="outline">{words.joined(formatMonthAndYear(developer.createdAt))}</Badge>
        </p>
      </div>
    </article>
  );
}

/** The shape of a card while the list is loading. */
export function DeveloperCardSkeleton() {
  return (
    <div className={classes.card} data-skeleton="true">
      <span className={classes.photo} />
      <span className={classes.head}>
        <span />
      </span>
      <span className={classes.body}>
        <span />
        <span />
      </span>
    </div>
  );
}
