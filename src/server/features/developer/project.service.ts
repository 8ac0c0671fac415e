import { developerAccountContent } from '../../../content/developer-account.ts';
import { tools } from '../../../content/tools.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import type { DeveloperProject, ProjectForm } from '../../../shared/developer-project.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { lockDeveloper } from './developer.queries.ts';
import {
  deleteProject,
  findProjects,
  findSameProject,
  insertProject,
  orderProjects,
  type ProjectColumns,
  type ProjectRow,
  projectPlaces,
  updateProject,
} from './project.queries.ts';

type ProjectDeps = Pick<Deps, 'db' | 'contentBus'>;

const knownTools = new Map(tools.map((tool) => [tool.name.toLowerCase(), tool.name]));

export function toProject(row: ProjectRow): DeveloperProject {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Known tools get the spelling that the directory filters by; a tool counts once, however it is spelt. */
function namedTools(names: readonly string[]): string[] {
  const byKey = new Map(
    names.map((name) => {
      const key = name.toLowerCase();
      return [key, knownTools.get(key) ?? name];
    }),
  );
  return [...byKey.values()];
}

/** @throws DomainError BAD_REQUEST for a category that is not on the list. */
function columnsOf(form: ProjectForm): ProjectColumns {
  const { fields, categories } = developerAccountContent.projects;
  if (!categories.includes(form.category)) {
    throw new DomainError('BAD_REQUEST', fields.category.required);
  }
  return {
    title: form.title,
    category: form.category,
    story: form.story,
    projectLink: form.projectLink ?? '',
    builtWith: namedTools(form.builtWith ?? []),
  };
}

const notFound = () => new DomainError('NOT_FOUND', 'This project does not exist.');

/**
 * Adds a project at the end of the list. The same project sent twice is added once.
 * @throws DomainError BAD_REQUEST for a wrong category, CONFLICT when there are too many.
 */
export async function addProject(
  deps: ProjectDeps,
  developerId: number,
  form: ProjectForm,
): Promise<DeveloperProject> {
  const columns = columnsOf(form);
  const row = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const same = await findSameProject(tx, developerId, columns);
    if (same) return same;
    const { count, lastPosition } = await projectPlaces(tx, developerId);
    if (count >= developerLimits.projects) {
      throw new DomainError(
        'CONFLICT',
        `A profile holds at most ${developerLimits.projects} projects. Delete one to add another.`,
      );
    }
    return insertProject(tx, { ...columns, developerId, position: lastPosition + 1 });
  });
  await deps.contentBus.announce();
  return toProject(row);
}

/** @throws DomainError BAD_REQUEST, or NOT_FOUND for a project of somebody else. */
export async function changeProject(
  deps: ProjectDeps,
  developerId: number,
  projectId: number,
  form: ProjectForm,
): Promise<DeveloperProject> {
  const columns = columnsOf(form);
  const row = await updateProject(deps.db.prisma, { id: projectId, developerId }, columns);
  if (!row) throw notFound();
  await deps.contentBus.announce();
  return toProject(row);
}

/** @throws DomainError NOT_FOUND for a project of somebody else. */
export async function removeProject(
  deps: ProjectDeps,
  developerId: number,
  projectId: number,
): Promise<void> {
  if (!(await deleteProject(deps.db.prisma, { id: projectId, developerId }))) throw notFound();
  await deps.contentBus.announce();
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
  return rows.map(toProject);
}
