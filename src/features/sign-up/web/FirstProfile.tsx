import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { useSessionEnd } from '../../../web/api/useSessionEnd.ts';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePostedForm } from '../../../web/forms/posted-form-context.ts';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import { ProfileForm } from '../../developers/web/profile/form/ProfileForm.tsx';
import { profileFieldId } from '../../developers/web/profile/form/profile-values.ts';
import {
  postedProfileValues,
  typedIntoProfile,
} from '../../developers/web/profile/form/standing-profile.ts';
import { useNewsState } from '../../developers/web/profile/form/useNewsState.ts';
import { useProfileForm } from '../../developers/web/profile/form/useProfileForm.ts';
import { useProfileUpdate } from '../../developers/web/profile/form/useProfileUpdate.ts';
import { justJoined } from '../../developers/web/profile/profile-address.ts';
import { profileFormContent } from '../../developers/words/developer-profile-form.ts';
import type { developerSignupKind } from '../words/developer-signup.ts';
import { developerSignupWords } from '../words/developer-signup-words.ts';
import { BackButton, BackForm } from './BackButton.tsx';
import { StepHeading } from './StepHeading.tsx';
import { forgetSignup } from './signup-state.ts';

const SignInAgainDialog = lazy(() => import('./SignInAgainDialog.tsx'));

const words = developerSignupWords.profile;
const backForm = 'profile-back';
const formId = 'profile-form';
const summaryId = `${formId}-refused`;
const fields = (
  [
    ['developerName', profileFormContent.name],
    ['bio', profileFormContent.bio],
    ['country', profileFormContent.country],
    ['state', profileFormContent.state],
    ['birthDate', profileFormContent.birthDate],
    ['yearStartedCoding', profileFormContent.yearStartedCoding],
    ['newsChannel', profileFormContent.news.channel],
    ['newsAddress', profileFormContent.news.address],
  ] as const
).map(([name, { label }]) => ({ name, label, id: profileFieldId(name) }));

/** Sent as null when empty, even if untouched (specification, section 5). */
const sentAlways = ['birthDate', 'yearStartedCoding'] as const;

type FirstProfileProps = { developer: CurrentDeveloper; onBack: () => void };

export function FirstProfile({ developer, onBack }: FirstProfileProps) {
  const { profileStep } = useContent<typeof developerSignupKind>('developer-signup');
  const { brand } = useIdentity();
  const navigate = useNavigate();
  const posted = usePostedForm('profile');
  const isHydrating = useIsHydrating();
  const [typed] = useState(() => ({
    ...(posted && postedProfileValues(posted.values)),
    ...(isHydrating && typedIntoProfile(formId)),
  }));
  const profile = useProfileForm(developer, {
    ...{ typed, errors: posted?.errors ?? {} },
    news: useNewsState(developer),
  });
  const session = useSessionEnd();
  const summary = useRef<HTMLDivElement>(null);
  const update = useProfileUpdate({
    saved: words.saved(brand),
    failed: words.failed,
    onSaved: ({ id }) => {
      profile.forget();
      forgetSignup();
      justJoined.id = id;
      void navigate(paths.developerProfile(id));
    },
    onOutdated: profile.showNewer,
  });
  return (
    <Stack gap="lg" maw="40rem">
      <StepHeading heading={profileStep} />
      <BackForm id={backForm} step="code" />
      {posted?.isRefused ? (
        <FormRefused
          refusal={posted}
          words={words.failed}
          fields={fields}
          id={summaryId}
          tabIndex={-1}
          ref={summary}
        />
      ) : null}
      <ProfileForm
        label={profileStep.title}
        state={profile}
        onSubmit={() => update.save(developer.id, profile.change(sentAlways))}
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
    </Stack>
  );
}
