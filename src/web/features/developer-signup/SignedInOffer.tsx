import { useEffect, useEffectEvent } from 'react';
import { developerProfileContent } from '../../../content/developer-profile.ts';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import classes from './SignupStep.module.css';

const words = developerSignupContent.signedIn;

type SignedInOfferProps = {
  /** Signed in, but the profile form was never sent. */
  onUnfinished: (developer: CurrentDeveloper) => void;
  onOtherNumber: () => void;
};

/** Whoever is signed in already is shown the way to the profile. */
function SignedInOffer({ onUnfinished, onOtherNumber }: SignedInOfferProps) {
  const current = trpc.developer.current.useQuery();
  const developer = current.data;
  const goOn = useEffectEvent(onUnfinished);
  useEffect(() => {
    if (developer && !developer.isProfileComplete) goOn(developer);
  }, [developer]);

  if (!developer?.isProfileComplete) return null;
  return (
    <section className={classes.offer} aria-labelledby="signed-in-title">
      <h2 id="signed-in-title">
        {words.title(developer.developerName || developerProfileContent.anonymous)}
      </h2>
      <p>{words.text}</p>
      <div className={classes.actions}>
        <ButtonLink to={paths.developerProfile(developer.id)}>{words.open}</ButtonLink>
        <Button variant="secondary" onClick={onOtherNumber}>
          {words.otherNumber}
        </Button>
      </div>
    </section>
  );
}

export default withApi(SignedInOffer);
