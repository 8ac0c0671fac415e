import { lazy } from 'react';
import { DeveloperProfile } from '../../../features/developers/web/profile/DeveloperProfile.tsx';
import { UnsentMessage, WriteSection } from '../../../features/messages/web/WriteSection.tsx';
import { withApi } from '../../../web/api/ApiProvider.tsx';

const OwnProfile = lazy(() => import('./OwnDeveloperProfile.tsx'));

function DeveloperProfilePage() {
  return (
    <DeveloperProfile
      WriteSection={WriteSection}
      UnsentMessage={UnsentMessage}
      OwnProfile={OwnProfile}
    />
  );
}

export const Component = withApi(DeveloperProfilePage);
