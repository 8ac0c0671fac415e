import { type ContentEntries, wholeList } from '../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { hyphenate } from '../../shared/text/hyphenate.ts';
import { furtherTermsKind } from '../glossary/words/further-terms.ts';
import { glossaryTermsKind } from '../glossary/words/glossary-terms.ts';
import { redirectsKind } from '../redirects/words/redirects.ts';
import { serviceAppsKind } from '../services/words/service-apps.ts';
import { serviceAutomationKind } from '../services/words/service-automation.ts';
import { serviceConsultingKind } from '../services/words/service-consulting.ts';
import { serviceSoftwareKind } from '../services/words/service-software.ts';
import { serviceWebsitesKind } from '../services/words/service-websites.ts';
import { furtherToolsKind } from '../tools/words/further-tools-kind.ts';
import { toolsKind } from '../tools/words/tools.ts';
import { readSkillKey, type SkillGroup } from './skill-keys.ts';
import type { Skill } from './skills.ts';
import { skillListKind } from './words/skill-list.ts';

export interface SkillList {
  /** By key, in the order of the list. */
  skills: ReadonlyMap<string, Skill>;
  /** Former keys, by the key of today. */
  formerKeys: ReadonlyMap<string, readonly string[]>;
  /** Keys of today, by the former key. */
  movedKeys: ReadonlyMap<string, string>;
}

/** Groups whose entries have a page. A redirect from the former address of an entry tells its former key. */
const pageGroups = [
  ['tool', paths.toolPage('')],
  ['term', paths.glossaryTermPage('')],
] as const;

function keyOfPath(path: string): string | null {
  const group = pageGroups.find(([, start]) => path.startsWith(start));
  return group ? readSkillKey(`${group[0]}.${path.slice(group[1].length)}`) : null;
}

function listedSkills(published: ValueOf): readonly Skill[] {
  const of = (group: SkillGroup, entries: readonly { slug: string; name: string }[]) =>
    entries.map(({ slug, name }) => ({ key: `${group}.${slug}`, name, group }));
  const further = published(furtherToolsKind).groups.flatMap(({ tools }) => tools);
  const terms = [...published(glossaryTermsKind).terms, ...published(furtherTermsKind).terms];
  const { languages, further: furtherSkills } = published(skillListKind);
  return [
    ...of('tool', published(toolsKind).tools),
    ...of(
      'tool',
      further.map(({ name }) => ({ slug: hyphenate(name), name })),
    ),
    ...of('language', languages),
    ...of('service', [
      { slug: 'websites', name: published(serviceWebsitesKind).hero.eyebrow },
      { slug: 'apps', name: published(serviceAppsKind).hero.eyebrow },
      { slug: 'software', name: published(serviceSoftwareKind).hero.eyebrow },
      { slug: 'automation', name: published(serviceAutomationKind).hero.eyebrow },
      { slug: 'consulting', name: published(serviceConsultingKind).hero.eyebrow },
    ]),
    ...of(
      'term',
      terms.map(({ slug, term }) => ({ slug, name: term })),
    ),
    ...of('further', furtherSkills),
  ].filter(({ key }) => readSkillKey(key) !== null);
}

function skillListOf(published: ValueOf): SkillList {
  const skills = new Map<string, Skill>();
  for (const skill of listedSkills(published)) {
    if (!skills.has(skill.key)) skills.set(skill.key, skill);
  }
  const movedKeys = new Map<string, string>();
  const formerKeys = new Map<string, string[]>();
  for (const { from, to } of published(redirectsKind).redirects) {
    const [former, key] = [keyOfPath(from), keyOfPath(to)];
    if (!former || !key || skills.has(former) || !skills.has(key)) continue;
    movedKeys.set(former, key);
    formerKeys.set(key, [...(formerKeys.get(key) ?? []), former]);
  }
  return { skills, formerKeys, movedKeys };
}

/** The closed list of skills, made of what the site keeps already. */
export const skillListEntries: ContentEntries<'skill-list', SkillList> = {
  name: 'skill-list',
  madeOf: [],
  entriesOf: (published) => new Map([[wholeList, skillListOf(published)]]),
};
