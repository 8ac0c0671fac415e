import { trpc } from '../../../../web/api/trpc.ts';
import { ProfileAvailability } from './about/ProfileAvailability.tsx';
import { ProfileMark } from './about/ProfileMark.tsx';
import { ProfileOutcomes } from './about/ProfileOutcomes.tsx';
import { ProfileProofs } from './about/ProfileProofs.tsx';
import { ProfileSkills } from './about/ProfileSkills.tsx';
import printStyles from './about/profile-print.css?inline';
import { ProjectCards } from './projects/ProjectCards.tsx';
import { ProjectTrail } from './projects/ProjectTrail.tsx';
import { useShownDeveloper } from './useShownDeveloper.ts';

/** Everything below the hero that visitors only read. A first visit loads no script of it. */
export function PublicDetails() {
  const { developerId } = useShownDeveloper();
  const { data } = trpc.developer.profile.useQuery({ developerId });
  return data ? (
    <div data-dense>
      <style href="profile-print" precedence="page">
        {printStyles}
      </style>
      <ProfileAvailability />
      <ProfileSkills />
      <ProfileMark />
      <ProfileOutcomes />
      <ProfileProofs />
      {/* On paper, the list below repeats them. */}
      <div className="screen-only">
        <ProjectCards />
      </div>
      <ProjectTrail developerId={developerId} projects={data.projects} />
    </div>
  ) : null;
}
