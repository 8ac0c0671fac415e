import type { RefObject } from 'react';
import { developerProfileContent as words } from '../../../content/developer-profile.ts';
import type { Developer } from '../../../shared/developer.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { type ContourSeed, Contours } from '../../components/Contours.tsx';
import { DeveloperPhoto } from './DeveloperPhoto.tsx';
import { type HiddenFacts, ProfileFacts } from './ProfileFacts.tsx';
import classes from './ProfileHero.module.css';

const seeds: readonly ContourSeed[] = [1, 2, 3, 4, 5, 6];

type ProfileHeroProps = {
  developer: Developer;
  /** What is shown to its owner only. */
  hidden: HiddenFacts;
  /** What opens and closes the editor; null for everybody but the owner. */
  edit: {
    label: string;
    button: RefObject<HTMLButtonElement | null>;
    toggle: () => void;
  } | null;
};

/** Who this is: photo, name, story and facts. */
export function ProfileHero({ developer, hidden, edit }: ProfileHeroProps) {
  const name = developer.developerName || words.anonymous;
  return (
    <header className={classes.hero} data-tone="sand">
      <Contours seed={seeds[developer.id % seeds.length] ?? 1} fade="left" />
      <div className={classes.inner}>
        <div className={classes.ways}>
          <ButtonLink to={words.backToNetwork.to} variant="secondary" size="sm">
            {words.backToNetwork.label}
          </ButtonLink>
          <ButtonLink to={words.home.to} variant="secondary" size="sm">
            {words.home.label}
          </ButtonLink>
          {edit ? (
            <button ref={edit.button} type="button" className={classes.edit} onClick={edit.toggle}>
              {edit.label}
            </button>
          ) : null}
        </div>
        <div className={classes.person}>
          <div className={classes.photo}>
            <DeveloperPhoto
              developerId={developer.id}
              url={developer.profilePhotoUrl}
              alt={developer.profilePhotoUrl ? words.photoOf(name) : ''}
              name={name}
              sizes="(min-width: 48em) 20rem, 10rem"
              isPriority
            />
          </div>
          <div className={classes.words}>
            <h1>{name}</h1>
            <h2 className="visually-hidden">{words.bioTitle}</h2>
            <p className={classes.bio}>{developer.bio || words.noBio}</p>
          </div>
        </div>
        <ProfileFacts developer={developer} hidden={hidden} />
      </div>
    </header>
  );
}
