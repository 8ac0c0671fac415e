import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileFormContent } from '../../../content/developer-profile-form.ts';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { useSessionEnd } from '../../api/useSessionEnd.ts';
import { Button } from '../../components/Button.tsx';
import { FormRefused } from '../../forms/FormRefused.tsx';
import { usePostedForm } from '../../forms/posted-form-context.ts';
import { useIsHydrating } from '../../use-is-hydrating.ts';
import { ProfileForm } from '../developer-profile/ProfileForm.tsx';
import { profileFieldId } from '../developer-profile/profile-values.ts';
import { postedProfileValues, typedIntoProfile } from '../developer-profile/standing-profile.ts';
import { useProfileForm } from '../developer-profile/useProfileForm.ts';
import { useProfileUpdate } from '../developer-profile/useProfileUpdate.ts';
import { BackButton } from './BackButton.tsx';
import { BackForm } from './BackForm.tsx';
import classes from './SignupStep.module.css';
import { StepHeading } from './StepHeading.tsx';
import { forgetSignup } from './signup-state.ts';

const SignInAgainDialog = lazy(() => import('./SignInAgainDialog.tsx'));

const words = developerSignupContent.profile;
const backForm = 'profile-back';
const formId = 'profile-form';
const summaryId = `${formId}-refused`;
/** The fields that can be refused, for the list above the form. */
const fields = (
  [
    ['developerName', profileFormContent.name],
    ['bio', profileFormContent.bio],
    ['country', profileFormContent.country],
    ['state', profileFormContent.state],
    ['birthDate', profileFormContent.birthDate],
    ['yearStartedCoding', profileFormContent.yearStartedCoding],
  ] as const
).map(([name, { label }]) => ({ name, label, id: profileFieldId(name) }));

type FirstProfileProps = { developer: CurrentDeveloper; onBack: () => void };

/** The form that makes a member. */
export function FirstProfile({ developer, onBack }: FirstProfileProps) {
  const navigate = useNavigate();
  const posted = usePostedForm('profile');
  const isHydrating = useIsHydrating();
  const [typed] = useState(() => ({
    ...(posted && postedProfileValues(posted.values)),
    ...(isHydrating && typedIntoProfile(formId)),
  }));
  const profile = useProfileForm(developer, { typed, errors: posted?.errors ?? {} });
  const session = useSessionEnd();
  const summary = useRef<HTMLDivElement>(null);
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
    <div className={classes.step}>
      <StepHeading heading={words} />
      <BackForm id={backForm} step="code" />
      {posted?.isRefused ? (
        <FormRefused
          refusal={posted}
          words={{ title: words.failed.title, description: words.failed.text }}
          fields={fields}
          id={summaryId}
          tabIndex={-1}
          ref={summary}
        />
      ) : null}
      <ProfileForm
        label={words.title}
        state={profile}
        onSubmit={() => update.save(developer.id, profile.change())}
        formProps={{
          id: formId,
          method: 'post',
          action: `${paths.developerSignup}#${summaryId}`,
        }}
      >
        <input type="hidden" name={formFields.name} value="profile" />
        <BackButton form={backForm} label={words.back} onBack={onBack} />
        <Button type="submit" size="lg" disabled={update.isPending}>
          {update.isPending ? words.pending : words.submit}
        </Button>
      </ProfileForm>
      {session.hasEnded ? (
        <Suspense fallback={null}>
          <SignInAgainDialog developer={developer} onSignedIn={session.renew} />
        </Suspense>
      ) : null}
    </div>
  );
}
