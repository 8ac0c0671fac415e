import { trpc } from '../../../../../web/api/trpc.ts';
import { ShownSkills } from '../../../../skills/web/ShownSkills.tsx';
import { useShownDeveloper } from '../useShownDeveloper.ts';

/** The skills of the profile, with links into the directory. */
export function ProfileSkills() {
  const { developerId } = useShownDeveloper();
  const { data: skills = [] } = trpc.developer.skills.shown.useQuery({ developerId });
  return skills.length === 0 ? null : <ShownSkills skills={skills} />;
}
