import type { Deps } from '../../../server/deps.ts';
import { paths } from '../../../shared/paths.ts';
import { shownSkillsWords as words } from '../words/shown-skills.ts';
import { countDevelopers } from './skills.queries.ts';
import { storedKeysOf } from './skills.service.ts';

/** A link with their number, if there are any. None while the database does not answer: the page of a tool is drawn all the same. */
export async function developersWithTool(
  deps: Pick<Deps, 'db' | 'content' | 'log'>,
  slug: string,
): Promise<readonly { title: string; to: string }[]> {
  const [key, ...formerKeys] = storedKeysOf(deps, `tool.${slug}`);
  if (!key) return [];
  try {
    const count = await countDevelopers(deps.db.prisma, [key, ...formerKeys]);
    return count === 0
      ? []
      : [{ title: words.developers(count), to: paths.developersWithSkill(key) }];
  } catch (error) {
    deps.log.warn({ err: error }, 'developers with a tool could not be counted');
    return [];
  }
}
