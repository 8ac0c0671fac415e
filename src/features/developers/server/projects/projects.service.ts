import type { Db } from '../../../../server/db/client.ts';
import { lockDeveloper } from '../../../../server/db/lock-developer.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { removeMedia } from '../../../media/server/media.service.ts';
import { toolNames } from '../../../tools/words/tool-names.ts';
import { type DeveloperProject, outdatedProjectMessage } from '../../developer-projects.ts';
import {
  type OwnProject,
  type OwnProjectChange,
  type OwnProjectForm,
  ownProjectFields,
} from '../../projects/own-projects.ts';
import { developerAccountContent } from '../../words/developer-account.ts';
import { slugOfNewProject, slugOfRenamedProject } from './project-slugs.service.ts';
import { toOwnProject } from './project-views.ts';
import {
  deleteProject,
  findOwnProjects,
  findProject,
  findProjects,
  findSameProject,
  insertProject,
  markFeatured,
  type OwnProjectRow,
  orderProjects,
  type ProjectColumns,
  projectPlaces,
  updateProject,
} from './projects.queries.ts';

type ProjectDeps = Pick<Deps, 'db' | 'contentBus'>;

const knownTools = new Map(toolNames.map((name) => [name.toLowerCase(), name]));

/** The specified fields only. */
export function listProjects(db: Db, developerId: number): Promise<DeveloperProject[]> {
  return findProjects(db, developerId);
}

/** With what only their pages show. */
export async function listOwnProjects(db: Db, developerId: number): Promise<OwnProject[]> {
  return (await findOwnProjects(db, developerId)).map(toOwnProject);
}

/** Uses the directory's spelling of known tools and removes duplicates, ignoring case. */
function namedTools(names: readonly string[]): string[] {
  const byKey = new Map(
    names.map((name) => {
      const key = name.toLowerCase();
      return [key, knownTools.get(key) ?? name];
    }),
  );
  return [...byKey.values()];
}

/** @throws DomainError BAD_REQUEST for an unknown category */
function checkCategory(category: string): void {
  const { fields, categories } = developerAccountContent.projects;
  if (!categories.some((known) => known === category)) {
    throw new DomainError('BAD_REQUEST', fields.category.required);
  }
}

function columnsOf(form: OwnProjectForm): ProjectColumns {
  checkCategory(form.category);
  return {
    title: form.title,
    category: form.category,
    story: form.story,
    projectLink: form.projectLink ?? '',
    builtWith: namedTools(form.builtWith ?? []),
    result: form.result ?? '',
    year: form.year ?? null,
    part: form.part ?? '',
  };
}

/** Copies known columns only. */
function changedColumns(change: Partial<OwnProjectForm>): Partial<ProjectColumns> {
  const { title, category, story, projectLink, builtWith, result, year, part } = change;
  if (category !== undefined) checkCategory(category);
  return {
    ...(title === undefined ? {} : { title }),
    ...(category === undefined ? {} : { category }),
    ...(story === undefined ? {} : { story }),
    ...(projectLink === undefined ? {} : { projectLink }),
    ...(builtWith === undefined ? {} : { builtWith: namedTools(builtWith) }),
    ...(result === undefined ? {} : { result }),
    ...(year === undefined ? {} : { year }),
    ...(part === undefined ? {} : { part }),
  };
}

/** True when the stored value differs from `base` and from the wanted value. */
function isOutdated(
  row: OwnProjectRow,
  columns: Partial<ProjectColumns>,
  base: NonNullable<OwnProjectChange['base']>,
): boolean {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return ownProjectFields.some(
    (name) =>
      columns[name] !== undefined &&
      base[name] !== undefined &&
      !isSame(row[name], columns[name]) &&
      !isSame(row[name], base[name]),
  );
}

const notFound = () => new DomainError('NOT_FOUND', 'This project does not exist.');

/**
 * A duplicate submit adds nothing.
 * @throws DomainError BAD_REQUEST for a wrong category, CONFLICT when there are too many
 */
export async function addProject(
  deps: ProjectDeps,
  developerId: number,
  form: OwnProjectForm,
): Promise<OwnProject> {
  const columns = columnsOf(form);
  const row = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const same = await findSameProject(tx, developerId, columns);
    if (same) return same;
    const { count, lastPosition } = await projectPlaces(tx, developerId);
    if (count >= quotas.projects.limit) {
      throw new DomainError(
        'CONFLICT',
        `A profile holds at most ${quotas.projects.limit} projects. Delete one to add another.`,
      );
    }
    const slug = await slugOfNewProject(tx, developerId, columns.title);
    return insertProject(tx, { ...columns, slug, developerId, position: lastPosition + 1 });
  });
  await deps.contentBus.announce();
  return toOwnProject(row);
}

/** @throws DomainError BAD_REQUEST, NOT_FOUND for another developer's project, CONFLICT for a concurrent change */
export async function changeProject(
  deps: ProjectDeps,
  developerId: number,
  projectId: number,
  { base, ...change }: OwnProjectChange,
): Promise<OwnProject> {
  const columns = changedColumns(change);
  const row = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const stored = await findProject(tx, { id: projectId, developerId });
    if (!stored) throw notFound();
    if (base && isOutdated(stored, columns, base)) {
      throw new DomainError('CONFLICT', outdatedProjectMessage);
    }
    const { title = stored.title } = columns;
    if (title === stored.title) return updateProject(tx, projectId, columns);
    const slug = await slugOfRenamedProject(tx, developerId, { ...stored, title });
    return updateProject(tx, projectId, { ...columns, slug });
  });
  await deps.contentBus.announce();
  return toOwnProject(row);
}

/**
 * Removes a project and its pictures.
 * @throws DomainError NOT_FOUND for another developer's project
 */
export async function removeProject(
  deps: ProjectDeps & Pick<Deps, 'mediaStore' | 'log'>,
  developerId: number,
  projectId: number,
): Promise<void> {
  const where = { id: projectId, developerId };
  const pictures = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const stored = await findProject(tx, where);
    if (!stored || !(await deleteProject(tx, where))) throw notFound();
    return stored.pictures;
  });
  await deps.contentBus.announce();
  await removeMedia(
    deps,
    pictures.map(({ mediaId }) => mediaId),
  );
}

/** @throws DomainError CONFLICT unless `projectIds` names every project of the developer exactly once. */
export async function reorderProjects(
  deps: ProjectDeps,
  developerId: number,
  projectIds: readonly number[],
): Promise<DeveloperProject[]> {
  const rows = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const own = new Set((await findProjects(tx, developerId)).map((project) => project.id));
    const named = new Set(projectIds);
    const isSameSet =
      named.size === own.size &&
      projectIds.length === own.size &&
      projectIds.every((id) => own.has(id));
    if (!isSameSet) {
      throw new DomainError('CONFLICT', 'Your projects have changed. Reload the page, please.');
    }
    await orderProjects(tx, developerId, projectIds);
    return findProjects(tx, developerId);
  });
  await deps.contentBus.announce();
  return rows;
}

/**
 * One project of a developer stands first, and larger.
 * @throws DomainError NOT_FOUND for another developer's project
 */
export async function featureProject(
  deps: ProjectDeps,
  developerId: number,
  { projectId, isFeatured }: { projectId: number; isFeatured: boolean },
): Promise<OwnProject[]> {
  const rows = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const stored = await findProject(tx, { id: projectId, developerId });
    if (!stored) throw notFound();
    if (stored.isFeatured !== isFeatured) {
      await markFeatured(tx, developerId, isFeatured ? projectId : null);
    }
    return findOwnProjects(tx, developerId);
  });
  await deps.contentBus.announce();
  return rows.map(toOwnProject);
}
