import { Container, Text } from '@mantine/core';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../../web/components/moments/Moment.tsx';
import { ownChunk } from '../../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../../web/components/ServerDrawn.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { SentNote } from '../../../../web/forms/SentNote.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import type { CurrentDeveloper, DeveloperProfile as Profile } from '../../developers.ts';
import { profilePath } from '../../profile-path.ts';
import { developerProfileContent as words } from '../../words/developer-profile.ts';
import { useCurrentDeveloper } from '../useCurrentDeveloper.ts';
import { ProfileHero } from './about/ProfileHero.tsx';
import { fullLocation } from './developer-facts.ts';
import type { OwnProfileProps } from './OwnProfile.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { justJoined } from './profile-address.ts';
import { useShownDeveloper } from './useShownDeveloper.ts';

const NotShown = await ownChunk(async () => (await import('./NotShown.tsx')).NotShown);
const HeroFacts = await ownChunk(async () => (await import('./about/HeroFacts.tsx')).HeroFacts);
const PublicDetails = await ownChunk(
  async () => (await import('./PublicDetails.tsx')).PublicDetails,
);
const ReportProfile = await ownChunk(
  async () => (await import('./report/ReportProfile.tsx')).ReportProfile,
);

function JustSent({ developerId }: { developerId: number }) {
  const [searchParams] = useSearchParams();
  const [hasJoined] = useState(() => justJoined.id === developerId);
  useEffect(
    () => () => {
      justJoined.id = 0;
    },
    [],
  );
  const sent = searchParams.get('sent');
  if (!hasJoined && sent !== 'code' && sent !== 'profile') return null;
  const { profile } = words.sent;
  return (
    <Container py="lg">
      {sent === 'code' ? (
        <SentNote name="code" words={words.sent.code} />
      ) : (
        <div role="status" id="profile-sent" tabIndex={-1}>
          <Moment
            scene="joined"
            hue="ember"
            title={<Text fw={600}>{profile.title}</Text>}
            next={
              <ButtonLink
                to={
                  hasJoined
                    ? `${paths.developerProfile(developerId)}#profile-guide`
                    : paths.exploreDevelopers
                }
              >
                {hasJoined ? profile.next : profile.others}
              </ButtonLink>
            }
          >
            {profile.description}
          </Moment>
        </div>
      )}
    </Container>
  );
}

interface ProfileParts {
  WriteSection: ComponentType<{ developerId: number; name: string }>;
  UnsentMessage: ComponentType;
  OwnProfile: ComponentType<OwnProfileProps>;
}

export function DeveloperProfile({ WriteSection, UnsentMessage, OwnProfile }: ProfileParts) {
  const { developerId, isLoading } = useShownDeveloper();
  const profile = trpc.developer.profile.useQuery({ developerId }, { enabled: !isLoading });
  const current = useCurrentDeveloper();
  const owner = current?.id === developerId ? current : null;
  useOwnUnseen(owner, profile);
  /** Kept while an ended session is renewed. */
  const [editor, setEditor] = useState<CurrentDeveloper | null>(null);
  const isEditing = editor?.id === developerId;
  const self = owner ?? (isEditing ? editor : null);

  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError) {
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <NotShown error={profile.error}>
          <UnsentMessage />
        </NotShown>
      </Suspense>
    );
  }

  const { developer, projects } = profile.data;
  const publicPart = (
    <>
      <ProfileHero developer={developer}>
        <ServerDrawn key={developerId} id="hero-facts" part={HeroFacts} />
      </ProfileHero>
      <ServerDrawn key={developerId} id="public-details" part={PublicDetails} />
    </>
  );
  return (
    <>
      <ProfileHead developer={developer} projects={projects} />
      <JustSent key={developerId} developerId={developerId} />
      {self ? (
        <Suspense fallback={publicPart}>
          <OwnProfile
            owner={self}
            projects={projects}
            isEditing={isEditing}
            onEditing={(starts) => setEditor(starts ? self : null)}
          />
        </Suspense>
      ) : (
        <>
          {publicPart}
          <WriteSection
            developerId={developerId}
            name={developer.developerName || words.anonymous}
          />
          <ServerDrawn key={developerId} id="report-profile" part={ReportProfile} />
        </>
      )}
    </>
  );
}

/** Refetches an incomplete or hidden profile once the owner is known, because the HTML is rendered without a session. */
function useOwnUnseen(
  owner: CurrentDeveloper | null,
  profile: { isError: boolean; refetch: () => unknown },
): void {
  const hasAsked = useRef(false);
  const isUnseen = owner !== null && (!owner.isProfileComplete || owner.hidden !== null);
  const isMissing = isUnseen && profile.isError;
  const askAgain = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void profile.refetch();
  });
  useEffect(() => {
    if (isMissing) askAgain();
  }, [isMissing]);
}

/** Search engines cut longer descriptions. */
const descriptionLength = 160;

function ProfileHead({ developer, projects }: Profile) {
  const navigation = useSiteNavigation();
  const name = developer.developerName || words.anonymous;
  const location = fullLocation(developer);
  const path = profilePath(developer);
  return (
    <PageHead
      title={name}
      hasSiteName
      description={developer.bio.slice(0, descriptionLength) || words.meta.description}
      keywords={words.meta.keywords}
      canonicalPath={path}
      image={paths.profileSocialImage(developer.id)}
      type="profile"
      breadcrumbs={[
        { name: menuLabel(navigation, paths.exploreDevelopers), path: paths.exploreDevelopers },
        { name, path },
      ]}
      structuredData={[
        {
          '@type': 'ProfilePage',
          dateCreated: developer.createdAt,
          mainEntity: {
            '@type': 'Person',
            name,
            description: developer.bio || undefined,
            homeLocation: location ? { '@type': 'Place', name: location } : undefined,
            knowsAbout: projects.flatMap((project) => project.builtWith),
          },
        },
      ]}
    />
  );
}
