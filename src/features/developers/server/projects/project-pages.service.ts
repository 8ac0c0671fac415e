import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { SitemapParts } from '../../../../server/formats/sitemap-parts.ts';
import { provenLinks } from '../../../proofs/server/proofs.service.ts';
import { toolPathsByName } from '../../../tools/tool-entries.ts';
import type { ProjectCard, ProjectPage, ProjectPageAddress } from '../../projects/project-pages.ts';
import { projectPath } from '../../projects/project-path.ts';
import { toPublicDeveloper } from '../developer-views.ts';
import { findDeveloper } from '../developers.queries.ts';
import {
  type CardRow,
  countListedProjects,
  findCards,
  findListedProjectPart,
  findListedProjectParts,
  findProjectAt,
  findSeenProject,
} from './project-pages.queries.ts';
import { toOwnProject, toPicture } from './project-views.ts';
import { findProject } from './projects.queries.ts';

const notFound = () => new DomainError('NOT_FOUND', 'This project does not exist.');

/** @throws DomainError NOT_FOUND unless the viewer may see the profile */
async function shownDeveloper(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { developerId, viewerId }: { developerId: number; viewerId: number | null },
) {
  const row = await findDeveloper(db.prisma, developerId);
  const isOwner = viewerId === developerId;
  if (!row || !(isOwner || (row.profileCompletedAt && !row.hiddenAt))) throw notFound();
  return toPublicDeveloper(row, { isOwner, now: clock.now() });
}

function cardOf(
  developer: { id: number; handle: string | null },
  project: CardRow,
  isProvenLink: (link: string) => boolean,
): ProjectCard {
  const { id, title, category, isFeatured, projectLink, pictures } = project;
  const [first] = pictures.map(toPicture);
  return {
    ...{ id, title, category, isFeatured, isProven: isProvenLink(projectLink) },
    path: projectPath({ developer, project }),
    picture: first ? { url: first.url, alt: first.alt } : null,
  };
}

/**
 * Projects as pictures and links, the featured one first.
 * @throws DomainError NOT_FOUND unless the viewer may see the profile
 */
export async function listProjectCards(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewed: { developerId: number; viewerId: number | null },
): Promise<ProjectCard[]> {
  const developer = await shownDeveloper(deps, viewed);
  const db = deps.db.prisma;
  const [rows, isProvenLink] = await Promise.all([
    findCards(db, developer.id),
    provenLinks(db, developer.id),
  ]);
  return rows.map((row) => cardOf(developer, row, isProvenLink));
}

/** @throws DomainError NOT_FOUND for a project that the viewer may not see */
export async function getProjectPage(
  deps: Pick<Deps, 'db' | 'clock' | 'content'>,
  address: ProjectPageAddress,
  viewerId: number | null,
): Promise<ProjectPage> {
  const db = deps.db.prisma;
  const place = await findProjectAt(db, address);
  if (!place) throw notFound();
  const { id, developerId } = place;
  const developer = await shownDeveloper(deps, { developerId, viewerId });
  const [row, cards, isProvenLink] = await Promise.all([
    findProject(db, { id, developerId }),
    findCards(db, developerId),
    provenLinks(db, developerId),
  ]);
  if (!row) throw notFound();
  const { builtWith, ...project } = toOwnProject(row);
  const pages = toolPathsByName((kind) => deps.content.valueOf(kind));
  return {
    project: {
      ...project,
      path: projectPath({ developer, project }),
      isProven: isProvenLink(project.projectLink),
      tools: builtWith.map((name) => ({ name, path: pages.get(name.toLowerCase()) ?? null })),
    },
    developer,
    further: cards
      .filter((card) => card.id !== id)
      .map((card) => cardOf(developer, card, isProvenLink)),
  };
}

/** @throws DomainError NOT_FOUND for a project that visitors cannot see */
export async function getProjectTitle(
  { db }: Pick<Deps, 'db'>,
  projectId: number,
): Promise<{ title: string; developerName: string }> {
  const found = await findSeenProject(db.prisma, projectId);
  if (!found) throw notFound();
  return { title: found.title, developerName: found.developer.developerName };
}

/** Addresses of the projects of shown profiles, for the sitemap. */
export function projectParts({ db }: Pick<Deps, 'db'>): SitemapParts {
  return {
    count: (most) => countListedProjects(db.prisma, most),
    parts: (size) => findListedProjectParts(db.prisma, size),
    entries: async (part) =>
      (await findListedProjectPart(db.prisma, part)).map(({ updatedAt, ...address }) => ({
        path: projectPath(address),
        changedAt: updatedAt,
      })),
  };
}
