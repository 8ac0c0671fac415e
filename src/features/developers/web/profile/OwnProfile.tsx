import { Stack, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionEnd } from '../../../../web/api/useSessionEnd.ts';
import { useLeaveGuard } from '../../../../web/components/dialog/useLeaveGuard.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { formatLongDate } from '../../../../web/format.ts';
import type { CurrentDeveloper, DeveloperProfile } from '../../developers.ts';
import { ownProfileContent as words } from '../../words/own/own-profile.ts';
import { profileHidingContent } from '../../words/profile-hiding.ts';
import { HeroFacts } from './about/HeroFacts.tsx';
import { ProfileHero } from './about/ProfileHero.tsx';
import { forgetDeveloperDrafts, hasDeveloperDrafts } from './developer-drafts.ts';
import { OwnerArea } from './OwnerArea.tsx';
import type { OwnerParts } from './owner-parts.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { PublicDetails } from './PublicDetails.tsx';

const ProfileEditor = lazy(() => import('./ProfileEditor.tsx'));
const OwnerDialogs = lazy(() => import('./OwnerDialogs.tsx'));

const note = {
  role: 'note',
  ta: 'center',
  px: 'var(--site-gutter)',
  py: 'md',
  bg: 'var(--mantine-color-default-hover)',
} as const;

export type OwnProfileProps = {
  owner: CurrentDeveloper;
  projects: DeveloperProfile['projects'];
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
};

function OwnProfile({
  owner,
  projects,
  isEditing,
  onEditing,
  parts,
}: OwnProfileProps & { parts: OwnerParts }) {
  const session = useSessionEnd();
  const [isDirty, setIsDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const close = () => onEditing(false);
  /** Discards drafts with the account, without asking. */
  const leaveForGood = () => {
    guard.release();
    forgetDeveloperDrafts(owner.id);
  };
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const takeFrom = useEffectEvent(async (fragment: string) => {
    const { takePrepared } = await import('./take-prepared.ts');
    const told = takePrepared(owner, fragment);
    if (told === null) return;
    void navigate(pathname, { replace: true, preventScrollReset: true });
    showToast(told);
    onEditing(true);
  });
  useEffect(() => {
    if (hash.startsWith('#prepared=')) void takeFrom(hash);
  }, [hash]);

  return (
    <>
      {owner.hidden ? <HiddenNote hidden={owner.hidden} /> : null}
      {owner.isProfileComplete ? null : (
        <Text {...note}>
          <strong>{words.unfinished.title}</strong> {words.unfinished.text}
        </Text>
      )}
      {!isEditing && hasDeveloperDrafts(owner.id) ? <Text {...note}>{words.unsaved}</Text> : null}
      <ProfileHero
        developer={owner}
        hidden={{ phoneNumber: !owner.showPhoneNumber, birthDate: !owner.showBirthDate }}
        edit={{
          label: isEditing ? words.close : words.edit,
          button: editButton,
          toggle: () => (isEditing ? guard.ask(close) : onEditing(true)),
        }}
      >
        <HeroFacts isOwn />
      </ProfileHero>
      {isEditing ? (
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileEditor
            owner={owner}
            onSaved={close}
            onCancel={() => guard.ask(close)}
            onDirtyChange={setIsDirty}
            onSignedOut={session.report}
            NewsSettings={parts.NewsSettings}
          />
        </Suspense>
      ) : (
        <>
          <PublicDetails />
          <OwnerArea
            owner={owner}
            projects={projects}
            onDeleted={leaveForGood}
            onEdit={() => onEditing(true)}
            parts={parts}
          />
        </>
      )}
      {guard.isAsking || session.hasEnded ? (
        <Suspense fallback={null}>
          <OwnerDialogs
            owner={owner}
            guard={guard}
            session={session}
            SignInAgain={parts.SignInAgain}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export default OwnProfile;

const hiddenNoteWords = profileHidingContent.note;

function HiddenNote({ hidden }: { hidden: NonNullable<CurrentDeveloper['hidden']> }) {
  return (
    <Stack
      component="section"
      role="note"
      gap="sm"
      align="flex-start"
      px="var(--site-gutter)"
      py="lg"
      bg="var(--mantine-color-default-hover)"
    >
      <strong>
        {hiddenNoteWords.title} <Time at={hidden.since} format={formatLongDate} />.
      </strong>
      <Text maw="var(--site-measure)" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {hiddenNoteWords.reason} {hidden.reason}
      </Text>
      <Text maw="var(--site-measure)">{hiddenNoteWords.text}</Text>
      <ButtonLink to={hiddenNoteWords.answer.to}>{hiddenNoteWords.answer.label}</ButtonLink>
    </Stack>
  );
}
