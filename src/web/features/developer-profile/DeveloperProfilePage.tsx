import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { developerProfileContent as words } from '../../../content/developer-profile.ts';
import { withApi } from '../../api/ApiProvider.tsx';
import { type ApiUtils, trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Section } from '../../components/Section.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageLocation } from '../../page-module.ts';
import classes from './DeveloperProfilePage.module.css';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileHero } from './ProfileHero.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProjectTrail } from './ProjectTrail.tsx';
import { useOwner } from './useOwner.ts';
import { useOwnUnfinished } from './useOwnUnfinished.ts';
import { WriteSection } from './WriteSection.tsx';

const ProfileEditor = lazy(() => import('./ProfileEditor.tsx'));
const OwnerArea = lazy(() => import('./OwnerArea.tsx'));

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
  const owner = useOwner(developerId);
  useOwnUnfinished(owner, profile);
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isOwnerEditing = owner !== null && isEditing;

  useEffect(() => {
    if (wasEditing.current && !isOwnerEditing) editButton.current?.focus();
    wasEditing.current = isOwnerEditing;
  }, [isOwnerEditing]);

  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError) {
    return (
      <Section label={words.error.title}>
        <PageHead title={words.error.title} canonicalPath={null} />
        <ErrorState
          title={words.error.title}
          level={1}
          action={
            <div className={classes.errorActions}>
              <Button onClick={() => window.location.reload()}>{words.error.retry}</Button>
              <ButtonLink to={words.backToNetwork.to} variant="secondary">
                {words.backToNetwork.label}
              </ButtonLink>
              <ButtonLink to={words.home.to} variant="secondary">
                {words.home.label}
              </ButtonLink>
            </div>
          }
        >
          <p>{words.error.text}</p>
        </ErrorState>
      </Section>
    );
  }

  const developer = owner ?? profile.data.developer;
  const { projects } = profile.data;
  const name = developer.developerName || words.anonymous;
  return (
    <>
      {owner && !owner.isProfileComplete ? (
        <p className={classes.unfinished} role="note">
          <strong>{words.unfinished.title}</strong> {words.unfinished.text}
        </p>
      ) : null}
      <ProfileHead developer={profile.data.developer} projects={projects} />
      <ProfileHero
        developer={developer}
        hidden={{
          phoneNumber: owner !== null && !owner.showPhoneNumber,
          birthDate: owner !== null && !owner.showBirthDate,
        }}
        edit={
          owner
            ? {
                label: isEditing ? words.owner.close : words.owner.edit,
                button: editButton,
                toggle: () => setIsEditing(!isEditing),
              }
            : null
        }
      />
      {isOwnerEditing ? (
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileEditor owner={owner} projects={projects} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <Section heading={words.projects} layout="split">
          <ProjectTrail projects={projects} />
        </Section>
      )}
      {owner ? (
        <Suspense fallback={null}>
          <OwnerArea />
        </Suspense>
      ) : (
        <WriteSection developerId={developerId} name={name} />
      )}
    </>
  );
}

export const Component = withApi(DeveloperProfilePage);
