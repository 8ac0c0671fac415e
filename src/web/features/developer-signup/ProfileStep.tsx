import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { ProfileForm } from '../developer-profile/ProfileForm.tsx';
import { type ProfileValues, profileValues } from '../developer-profile/profile-values.ts';
import { useProfileUpdate } from '../developer-profile/useProfileUpdate.ts';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import { forgetSignup, readProfileDraft, writeProfileDraft } from './signup-state.ts';

const words = developerSignupContent.profile;

type ProfileStepProps = {
  onBack: () => void;
  /** The session has ended meanwhile: the sign-up starts over. */
  onSignedOut: () => void;
};

/** What was typed before a reload takes the place of what is stored. */
function withDraft(values: ProfileValues): ProfileValues {
  const draft = readProfileDraft();
  const text = (key: Exclude<keyof ProfileValues, 'showPhoneNumber'>) => {
    const typed = draft[key];
    return typeof typed === 'string' ? typed : values[key];
  };
  return {
    developerName: text('developerName'),
    bio: text('bio'),
    country: text('country'),
    state: text('state'),
    birthDate: text('birthDate'),
    yearStartedCoding: text('yearStartedCoding'),
    showPhoneNumber:
      typeof draft.showPhoneNumber === 'boolean' ? draft.showPhoneNumber : values.showPhoneNumber,
  };
}

/** Step 3: the profile. */
function ProfileStep({ onBack, onSignedOut }: ProfileStepProps) {
  const navigate = useNavigate();
  const current = trpc.developer.current.useQuery();
  const developer = current.data;
  const isSignedOut = current.isSuccess && !developer;
  const leave = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (isSignedOut) leave();
  }, [isSignedOut]);

  const update = useProfileUpdate({
    saved: words.saved,
    failed: words.failed,
    onSaved: ({ id }) => {
      forgetSignup();
      void navigate(paths.developerProfile(id));
    },
  });
  const initialValues = useMemo(
    () => developer && withDraft(profileValues(developer)),
    [developer],
  );

  if (!developer || !initialValues) return <p role="status">{words.loading}</p>;
  return (
    <div className={classes.step}>
      <StepHeading heading={words} />
      <ProfileForm
        label={words.title}
        initialValues={initialValues}
        onChange={writeProfileDraft}
        onSubmit={(changes) => update.save(developer.id, changes)}
      >
        <Button variant="secondary" size="lg" onClick={onBack}>
          {words.back}
        </Button>
        <Button type="submit" size="lg" disabled={update.isPending}>
          {update.isPending ? words.pending : words.submit}
        </Button>
      </ProfileForm>
    </div>
  );
}

export default withApi(ProfileStep);
