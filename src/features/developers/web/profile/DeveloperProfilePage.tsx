import { Container } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { withApi } from '../../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { useCurrentDeveloper } from '../../../../web/api/useCurrentDeveloper.ts';
import { ownChunk } from '../../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../../web/components/ServerDrawn.tsx';
import { SentNote } from '../../../../web/forms/SentNote.tsx';
import { WriteSection } from '../../../messages/web/WriteSection.tsx';
import type { CurrentDeveloper } from '../../developers.ts';
import { developerProfileContent as words } from '../../words/developer-profile.ts';
import { ProfileHero } from './about/ProfileHero.tsx';
import { NotShown } from './NotShown.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { developerIdOf } from './profile-address.ts';
import { ProjectTrail } from './projects/ProjectTrail.tsx';
import { useOwnUnseen } from './useOwnUnseen.ts';

const OwnProfile = lazy(() => import('./OwnProfile.tsx'));
const ReportProfile = await ownChunk(
  async () => (await import('./report/ReportProfile.tsx')).ReportProfile,
);

/** Confirms a form sent without scripts: the last sign-up forms redirect here. */
function JustSent() {
  const [searchParams] = useSearchParams();
  const name = (['code', 'profile'] as const).find((one) => searchParams.get('sent') === one);
  if (!name) return null;
  return (
    <Container py="lg">
      <SentNote name={name} words={words.sent[name]} />
    </Container>
  );
}

function DeveloperProfilePage() {
  const developerId = developerIdOf(useParams().developerId);
  const profile = trpc.developer.profile.useQuery({ developerId });
  const current = useCurrentDeveloper();
  const owner = current?.id === developerId ? current : null;
  useOwnUnseen(owner, profile);
  /** Developer who is editing; kept while an ended session is renewed. */
  const [editor, setEditor] = useState<CurrentDeveloper | null>(null);
  const isEditing = editor?.id === developerId;
  const self = owner ?? (isEditing ? editor : null);

  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError) return <NotShown error={profile.error} />;

  const { developer, projects } = profile.data;
  const publicPart = (
    <>
      <ProfileHero developer={developer} />
      <ProjectTrail projects={projects} />
    </>
  );
  return (
    <>
      <ProfileHead developer={developer} projects={projects} />
      <JustSent />
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

export const Component = withApi(DeveloperProfilePage);
