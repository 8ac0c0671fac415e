import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { developerProfileContent as words } from '../../../content/developer-profile.ts';
import type { CurrentDeveloper } from '../../../shared/developers.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import { type ApiUtils, trpc } from '../../api/trpc.ts';
import { useCurrentDeveloper } from '../../api/useCurrentDeveloper.ts';
import { useSessionEnd } from '../../api/useSessionEnd.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Section } from '../../components/Section.tsx';
import { useLeaveGuard } from '../../components/useLeaveGuard.ts';
import { forgetDeveloperDrafts, hasDeveloperDrafts } from '../../developer-drafts.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageLocation } from '../../page-module.ts';
import { ProfileHero } from './about/ProfileHero.tsx';
import { WriteSection } from './messages/WriteSection.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProjectTrail } from './projects/ProjectTrail.tsx';
import { useOwnUnfinished } from './useOwnUnfinished.ts';

const ProfileEditor = lazy(() => import('./ProfileEditor.tsx'));
const OwnerDialogs = lazy(() => import('./OwnerDialogs.tsx'));
const OwnerArea = lazy(() => import('./OwnerArea.tsx'));

/** A line over the whole page, for its owner. */
const note = {
  role: 'note',
  ta: 'center',
  px: 'var(--site-gutter)',
  py: 'md',
  bg: 'var(--mantine-color-default-hover)',
} as const;

/** Id of the address; 0, which no developer has, for anything that is not one. */
function developerIdOf(parameter: string | undefined): number {
  return parameter && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
}

export function prefetch(utils: ApiUtils, { params }: PageLocation) {
  return utils.developer.profile.prefetch({ developerId: developerIdOf(params.developerId) });
}

function DeveloperProfilePage() {
  const developerId = developerIdOf(useParams().developerId);
  const profile = trpc.developer.profile.useQuery({ developerId });
  const current = useCurrentDeveloper();
  const owner = current?.id === developerId ? current : null;
  useOwnUnfinished(owner, profile);
  const session = useSessionEnd();
  /** Who is editing; stays while a session that has ended is renewed. */
  const [editor, setEditor] = useState<CurrentDeveloper | null>(null);
  const self = owner ?? (editor?.id === developerId ? editor : null);
  const isEditing = self !== null && editor?.id === developerId;
  const [isDirty, setIsDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const close = () => setEditor(null);
  /** With the account goes what was typed, and nothing is asked. */
  const leaveForGood = () => {
    guard.release();
    forgetDeveloperDrafts(developerId);
  };
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError) {
    return (
      <Section label={words.error.title}>
        <PageHead title={words.error.title} canonicalPath={null} />
        <ErrorState
          title={words.error.title}
          level={1}
          action={
            <Group justify="center">
              <Button onClick={() => window.location.reload()}>{words.error.retry}</Button>
              <ButtonLink to={words.backToNetwork.to} variant="default">
                {words.backToNetwork.label}
              </ButtonLink>
              <ButtonLink to={words.home.to} variant="default">
                {words.home.label}
              </ButtonLink>
            </Group>
          }
        >
          <p>{words.error.text}</p>
        </ErrorState>
      </Section>
    );
  }

  const developer = self ?? profile.data.developer;
  const { projects } = profile.data;
  const name = developer.developerName || words.anonymous;
  return (
    <>
      {self && !self.isProfileComplete ? (
        <Text {...note}>
          <strong>{words.unfinished.title}</strong> {words.unfinished.text}
        </Text>
      ) : null}
      {self && !isEditing && hasDeveloperDrafts(self.id) ? (
        <Text {...note}>{words.unsaved}</Text>
      ) : null}
      <ProfileHead developer={profile.data.developer} projects={projects} />
      <ProfileHero
        developer={developer}
        hidden={{
          phoneNumber: self !== null && !self.showPhoneNumber,
          birthDate: self !== null && !self.showBirthDate,
        }}
        edit={
          self
            ? {
                label: isEditing ? words.owner.close : words.owner.edit,
                button: editButton,
                toggle: () => (isEditing ? guard.ask(close) : setEditor(self)),
              }
            : null
        }
      />
      {self && isEditing ? (
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileEditor
            owner={self}
            projects={projects}
            onSaved={close}
            onCancel={() => guard.ask(close)}
            onDirtyChange={setIsDirty}
            onSignedOut={session.report}
          />
        </Suspense>
      ) : (
        <Section heading={words.projects} layout="split">
          <ProjectTrail projects={projects} />
        </Section>
      )}
      {self ? (
        <Suspense fallback={null}>
          <OwnerArea onDeleted={leaveForGood} />
        </Suspense>
      ) : (
        <WriteSection developerId={developerId} name={name} />
      )}
      {self && (guard.isAsking || session.hasEnded) ? (
        <Suspense fallback={null}>
          <OwnerDialogs owner={self} guard={guard} session={session} />
        </Suspense>
      ) : null}
    </>
  );
}

export const Component = withApi(DeveloperProfilePage);
