import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

interface NamedSkill {
  /** The key, which stays when the name changes. */
  slug: string;
  name: string;
}

const noSkills: readonly NamedSkill[] = [];

const listOf = (label: string, entry: string) =>
  ({
    label,
    type: 'list',
    entry: {
      label: entry,
      type: 'group',
      fields: {
        slug: { label: 'Key, which stays', type: 'slug' },
        name: { label: 'Name', type: 'text', maxLength: 60 },
      },
    },
  }) as const;

/** Developers choose from these lists, and from the tools, terms and services of the site. */
export const skillListKind = contentKind({
  name: 'skills',
  title: 'Skills of developers',
  intro:
    'Developers choose their skills from the tools, terms and services of the site and from these lists. A skill that you remove disappears from their profiles. A new name keeps its developers as long as its key stays.',
  hasFacts: false,
  places: [{ label: 'Explore Developers', path: paths.exploreDevelopers }],
  release: {
    languages: [
      { slug: 'typescript', name: 'TypeScript' },
      { slug: 'javascript', name: 'JavaScript' },
      { slug: 'python', name: 'Python' },
      { slug: 'html-css', name: 'HTML and CSS' },
      { slug: 'sql', name: 'SQL' },
      { slug: 'go', name: 'Go' },
      { slug: 'rust', name: 'Rust' },
      { slug: 'java', name: 'Java' },
      { slug: 'kotlin', name: 'Kotlin' },
      { slug: 'swift', name: 'Swift' },
      { slug: 'csharp', name: 'C#' },
      { slug: 'cpp', name: 'C++' },
      { slug: 'c', name: 'C' },
      { slug: 'php', name: 'PHP' },
      { slug: 'ruby', name: 'Ruby' },
      { slug: 'dart', name: 'Dart' },
      { slug: 'elixir', name: 'Elixir' },
      { slug: 'scala', name: 'Scala' },
      { slug: 'r', name: 'R' },
      { slug: 'lua', name: 'Lua' },
      { slug: 'bash', name: 'Bash' },
    ],
    further: noSkills,
  },
  fields: {
    languages: listOf('Languages of code', 'Language'),
    further: listOf('Further skills', 'Skill'),
  },
});
