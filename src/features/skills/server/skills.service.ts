import { lockDeveloper } from '../../../server/db/lock-developer.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { type SkillList, skillListEntries } from '../skill-list.ts';
import type { ChosenSkill, OwnSkills, ShownSkill, Skill, SkillsChange } from '../skills.ts';
import { ownSkillsWords as words } from '../words/own-skills.ts';
import {
  findOwnProjectIds,
  findSkillKeys,
  findSkills,
  findVisibleSkills,
  replaceSkills,
  type SkillRow,
} from './skills.queries.ts';

type ContentDeps = Pick<Deps, 'content'>;

function listOf({ content }: ContentDeps): SkillList {
  const list = content.entryOf(skillListEntries, wholeList);
  if (!list) throw new Error('The list of skills is missing.');
  return list;
}

/** Follows a renamed entry. Undefined for a skill that the list lacks. */
function skillOf({ skills, movedKeys }: SkillList, key: string): Skill | undefined {
  return skills.get(movedKeys.get(key) ?? key);
}

/** Rows may hold two former keys of one skill. The first row counts. */
function listedRows(list: SkillList, rows: readonly SkillRow[]): { skill: Skill; row: SkillRow }[] {
  const listed = new Map<string, { skill: Skill; row: SkillRow }>();
  for (const row of rows) {
    const skill = skillOf(list, row.skill);
    if (skill && !listed.has(skill.key)) listed.set(skill.key, { skill, row });
  }
  return [...listed.values()];
}

function toOwn(list: SkillList, rows: readonly SkillRow[]): OwnSkills {
  return {
    skills: listedRows(list, rows).map(({ skill, row }) => ({
      ...skill,
      projectIds: row.projects.map(({ project }) => project.id),
    })),
    removed: rows.filter(({ skill }) => !skillOf(list, skill)).map(({ name }) => name),
  };
}

function toShown(list: SkillList, rows: readonly SkillRow[]): ShownSkill[] {
  return listedRows(list, rows).map(({ skill, row }) => ({
    ...skill,
    projects: row.projects.map(({ project }) => project),
  }));
}

/** The closed list. */
export function listSkills(deps: ContentDeps): Skill[] {
  return [...listOf(deps).skills.values()];
}

/** Null for a key that the list lacks. */
export function findSkill(deps: ContentDeps, key: string): Skill | null {
  return skillOf(listOf(deps), key) ?? null;
}

/** The key and its former ones, as rows may hold them. None for a key that the list lacks. */
export function storedKeysOf(deps: ContentDeps, key: string): readonly string[] {
  const list = listOf(deps);
  const skill = skillOf(list, key);
  return skill ? [skill.key, ...(list.formerKeys.get(skill.key) ?? [])] : [];
}

/** Skills that visitors see. */
export async function shownSkills(
  deps: Pick<Deps, 'db' | 'content'>,
  developerId: number,
): Promise<ShownSkill[]> {
  return toShown(listOf(deps), await findVisibleSkills(deps.db.prisma, developerId));
}

/** Names of the first skills of each developer. */
export async function firstSkillsOf(
  deps: Pick<Deps, 'db' | 'content'>,
  developerIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const list = listOf(deps);
  const named = new Map<number, string[]>();
  for (const { developerId, skill: key } of await findSkillKeys(deps.db.prisma, developerIds)) {
    const name = skillOf(list, key)?.name;
    const names = named.get(developerId) ?? [];
    if (name && names.length < most && !names.includes(name)) names.push(name);
    named.set(developerId, names);
  }
  return named;
}

export async function readOwnSkills(
  deps: Pick<Deps, 'db' | 'content'>,
  developerId: number,
): Promise<OwnSkills> {
  return toOwn(listOf(deps), await findSkills(deps.db.prisma, developerId));
}

function isSame(one: readonly ChosenSkill[], other: readonly ChosenSkill[]): boolean {
  const text = (skills: readonly ChosenSkill[]) =>
    JSON.stringify(
      skills.map(({ key, projectIds }) => [key, [...projectIds].sort((a, b) => a - b)]),
    );
  return text(one) === text(other);
}

/**
 * Replaces the skills. Chosen skills that the list lacks by now go with it.
 * @throws DomainError BAD_REQUEST for a skill that the list lacks, NOT_FOUND for another developer's project, CONFLICT for a
 * concurrent change
 */
export async function saveSkills(
  deps: Pick<Deps, 'db' | 'content' | 'contentBus'>,
  developerId: number,
  { skills, base }: SkillsChange,
): Promise<OwnSkills> {
  const list = listOf(deps);
  const columns = skills.map(({ key, projectIds }) => {
    const skill = list.skills.get(key);
    if (!skill) throw new DomainError('BAD_REQUEST', words.unknown);
    return { skill: key, name: skill.name, projectIds: [...new Set(projectIds)] };
  });
  const saved = await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const ownProjects = await findOwnProjectIds(tx, developerId);
    if (columns.some(({ projectIds }) => projectIds.some((id) => !ownProjects.has(id)))) {
      throw new DomainError('NOT_FOUND', words.unknownProject);
    }
    const stored = toOwn(list, await findSkills(tx, developerId)).skills;
    if (!isSame(stored, base) && !isSame(stored, skills)) {
      throw new DomainError('CONFLICT', words.outdated);
    }
    await replaceSkills(tx, developerId, columns);
    return toOwn(list, await findSkills(tx, developerId));
  });
  await deps.contentBus.announce();
  return saved;
}
