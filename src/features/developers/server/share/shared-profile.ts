import type { ShownSkill } from '../../../skills/skills.ts';
import type { ShownMark } from '../../../verification/verification.ts';
import type { DeveloperProfile } from '../../developers.ts';
import type { ProjectCard } from '../../projects/project-pages.ts';

/** A profile as visitors see it. Files leave out the birth date, even where the page shows it. */
export interface SharedProfile {
  profile: DeveloperProfile;
  /** In the order of the developer. */
  skills: readonly ShownSkill[];
  provenAddresses: readonly string[];
  mark: ShownMark | null;
  /** Name the pages of the projects. */
  cards: readonly Pick<ProjectCard, 'id' | 'path'>[];
  siteOrigin: string;
}
