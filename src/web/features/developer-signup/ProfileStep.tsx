import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import { trpc } from '../../api/trpc.ts';
import { useSessionEnd } from '../../api/useSessionEnd.ts';
import { Button } from '../../components/Button.tsx';
import { ProfileForm } from '../developer-profile/ProfileForm.tsx';
import { useProfileForm } from '../developer-profile/useProfileForm.ts';
import { useProfileUpdate } from '../developer-profile/useProfileUpdate.ts';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import { forgetSignup } from './signup-state.ts';

const SignInAgainDialog = lazy(() => import('./SignInAgainDialog.tsx'));

const words = developerSignupContent.profile;

type ProfileStepProps = {
  onBack: () => void;
  /** The session has ended meanwhile: the sign-up starts over. */
  onSignedOut: () => void;
};

/** Step 3: the profile. */
function ProfileStep({ onBack, onSignedOut }: ProfileStepProps) {
  const current = trpc.developer.current.useQuery();
  const developer = current.data;
  const isSignedOut = current.isSuccess && !developer;
  const leave = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (isSignedOut) leave();
  }, [isSignedOut]);

  if (!developer) return <p role="status">{words.loading}</p>;
  return (
    <div className={classes.step}>
      <StepHeading heading={words} />
      <FirstProfile key={developer.id} developer={developer} onBack={onBack} />
    </div>
  );
}

type FirstProfileProps = { developer: CurrentDeveloper; onBack: () => void };

/** The form that makes a member. */
function FirstProfile({ developer, onBack }: FirstProfileProps) {
  const navigate = useNavigate();
  const profile = useProfileForm(developer);
  const session = useSessionEnd();
  const update = useProfileUpdate({
    saved: words.saved,
    failed: words.failed,
    onSaved: ({ id }) => {
      profile.forget();
      forgetSignup();
      void navigate(paths.developerProfile(id));
    },
    onOutdated: profile.showNewer,
  });
  return (
    <>
      <ProfileForm
        label={words.title}
        state={profile}
        onSubmit={() => update.save(developer.id, profile.change())}
      >
        <Button variant="secondary" size="lg" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" size="lg" disabled={update.isPending}>
          {update.isPending ? words.pending : words.submit}
        </Button>
      </ProfileForm>
      {session.hasEnded ? (
        <Suspense fallback={null}>
          <SignInAgainDialog developer={developer} onSignedIn={session.renew} />
        </Suspense>
      ) : null}
    </>
  );
}

export default withApi(ProfileStep);
