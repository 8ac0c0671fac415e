import { plainMarkdown } from '../../../../server/formats/plain-markdown.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { longDay } from '../../../../shared/words/long-day.ts';
import { shownProofsWords } from '../../../proofs/words/shown-proofs.ts';
import { shownSkillsWords } from '../../../skills/words/shown-skills.ts';
import { shownMarkWords } from '../../../verification/words/shown-mark.ts';
import { profilePath } from '../../profile-path.ts';
import { developerProfileContent as words } from '../../words/developer-profile.ts';
import { projectTrailContent } from '../../words/projects/project-trail.ts';
import type { SharedProfile } from './shared-profile.ts';

export function profileMarkdown({
  profile,
  skills,
  cards,
  provenAddresses,
  mark,
  siteOrigin,
}: SharedProfile): string {
  const { developer, projects } = profile;
  const { fields } = words;
  const pages = new Map(cards.map(({ id, path }) => [id, absoluteUrl(siteOrigin, path)]));
  const namedSkills = skills.map(({ name, projects: shownIn }) =>
    shownIn.length > 0
      ? `- ${plainMarkdown(name)} (${shownIn.map(({ title }) => plainMarkdown(title)).join(', ')})`
      : `- ${plainMarkdown(name)}`,
  );
  const facts = [
    [fields.location, [developer.state, developer.country].filter(Boolean).join(', ')],
    [fields.phone, developer.phoneNumber],
    [fields.yearStartedCoding, String(developer.yearStartedCoding ?? '')],
  ].filter(([, value]) => value);
  const built = projects.flatMap(({ id, title, category, story, projectLink, builtWith }) => [
    `### ${plainMarkdown(title)}`,
    plainMarkdown(category),
    ...paragraphs(story),
    ...(builtWith.length > 0
      ? [`${projectTrailContent.builtWith}: ${builtWith.map(plainMarkdown).join(', ')}`]
      : []),
    ...(projectLink ? [`<${new URL(projectLink).href}>`] : []),
    ...(pages.has(id) ? [`<${pages.get(id)}>`] : []),
  ]);
  return `${[
    `# ${plainMarkdown(developer.developerName || words.anonymous)}`,
    `<${absoluteUrl(siteOrigin, profilePath(developer))}>`,
    ...(facts.length > 0
      ? [facts.map(([name, value]) => `- ${name}: ${plainMarkdown(value ?? '')}`).join('\n')]
      : []),
    ...paragraphs(developer.bio),
    ...(namedSkills.length > 0 ? [`## ${shownSkillsWords.title}`, namedSkills.join('\n')] : []),
    ...(mark
      ? [
          `## ${shownMarkWords.title}`,
          plainMarkdown(shownMarkWords.note(longDay(mark.since), mark.examined)),
          `<${absoluteUrl(siteOrigin, paths.marks)}>`,
        ]
      : []),
    ...(provenAddresses.length > 0
      ? [
          `## ${shownProofsWords.title}`,
          provenAddresses.map((address) => `- <${address}>`).join('\n'),
        ]
      : []),
    ...(built.length > 0 ? [`## ${projectTrailContent.title}`, ...built] : []),
  ].join('\n\n')}\n`;
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(plainMarkdown)
    .filter(Boolean);
}
