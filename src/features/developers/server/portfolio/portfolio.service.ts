import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { absoluteUrl } from '../../../../shared/paths.ts';
import { getOwnAvailability } from '../../../availability/server/availability.service.ts';
import { listOwnProofs, provenLinks } from '../../../proofs/server/proofs.service.ts';
import { readOwnSkills } from '../../../skills/server/skills.service.ts';
import { profilePath } from '../../profile-path.ts';
import type { Portfolio, PortfolioProjects } from '../../projects/portfolio.ts';
import { projectPath } from '../../projects/project-path.ts';
import { getCurrentDeveloper } from '../profile/profile.service.ts';
import { listOwnProjects } from '../projects/projects.service.ts';

type PortfolioDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'settings'>;

async function ownDeveloper(deps: PortfolioDeps, developerId: number) {
  const developer = await getCurrentDeveloper(deps, developerId);
  if (!developer) throw new DomainError('NOT_FOUND', 'Developer not found');
  return developer;
}

/** @throws DomainError NOT_FOUND for an account that is gone */
export async function readPortfolio(deps: PortfolioDeps, developerId: number): Promise<Portfolio> {
  const [developer, { skills }, proofs, availability] = await Promise.all([
    ownDeveloper(deps, developerId),
    readOwnSkills(deps, developerId),
    listOwnProofs(deps, developerId),
    getOwnAvailability(deps, developerId),
  ]);
  const { siteOrigin } = deps.settings;
  const { profilePhotoUrl, phoneNumber, showPhoneNumber } = developer;
  return {
    profile: {
      ...developer,
      phoneNumber: showPhoneNumber ? phoneNumber : '',
      profilePhotoUrl: profilePhotoUrl && absoluteUrl(siteOrigin, profilePhotoUrl),
      profileUrl: absoluteUrl(siteOrigin, profilePath(developer)),
      isShown: developer.isProfileComplete && developer.hidden === null,
    },
    skills: skills.map(({ name }) => name),
    provenAddresses: proofs.flatMap(({ state, address }) => (state === 'proven' ? address : [])),
    availability: availability?.state === 'ended' ? null : availability,
  };
}

/** In the order of the profile. @throws DomainError NOT_FOUND for an account that is gone */
export async function readPortfolioProjects(
  deps: PortfolioDeps,
  developerId: number,
): Promise<PortfolioProjects> {
  const [developer, projects, { skills }, isProvenLink] = await Promise.all([
    ownDeveloper(deps, developerId),
    listOwnProjects(deps.db.prisma, developerId),
    readOwnSkills(deps, developerId),
    provenLinks(deps.db.prisma, developerId),
  ]);
  const { siteOrigin } = deps.settings;
  const items = projects.map((project) => ({
    ...project,
    isProven: isProvenLink(project.projectLink),
    skills: skills.flatMap(({ name, projectIds }) => (projectIds.includes(project.id) ? name : [])),
    pageUrl: absoluteUrl(siteOrigin, projectPath({ developer, project })),
    pictures: project.pictures.map(({ url, alt }) => ({ url: absoluteUrl(siteOrigin, url), alt })),
  }));
  return { items };
}
