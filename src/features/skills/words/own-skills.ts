import { quotas } from '../../../shared/limits/quotas.ts';
import type { SkillGroup } from '../skill-keys.ts';

const most = quotas.skills.limit;

export const skillGroupNames: Readonly<Record<SkillGroup, string>> = {
  tool: 'Tool',
  language: 'Language of code',
  service: 'Service',
  term: 'Term',
  further: 'Further skill',
};

export const ownSkillsWords = {
  title: 'Your skills',
  text: `Choose up to ${most} skills, the strongest first, and the projects that show each one. Clients filter the network by skill.`,
  loading: 'Loading skills...',
  error: 'Error loading skills',
  retry: 'Retry',
  count: (count: number) => `${count} of ${most} chosen`,
  empty: {
    title: 'No skills yet',
    text: 'Search the list and add what you work with.',
  },
  removed: (names: readonly string[]) =>
    `No longer on the list: ${names.join(', ')}. Visitors do not see ${
      names.length === 1 ? 'it' : 'them'
    } any more. Your next change takes ${names.length === 1 ? 'it' : 'them'} away.`,
  search: {
    label: 'Search the list',
    placeholder: 'Cursor, Python, webhook',
    results: 'Skills to add',
    suggested: 'From your projects',
    found: (count: number) =>
      count === 0
        ? 'No skill of the list matches. Try another word.'
        : count === 1
          ? '1 skill found'
          : `${count} skills found`,
    more: 'Type more letters to see fewer.',
    add: (name: string) => `Add ${name}`,
    full: `You have chosen ${most} skills. Take one away to add another.`,
  },
  list: 'Chosen skills',
  moveUp: 'Move up',
  moveUpNamed: (name: string) => `Move ${name} up`,
  moveDown: 'Move down',
  moveDownNamed: (name: string) => `Move ${name} down`,
  remove: 'Take away',
  removeNamed: (name: string) => `Take away ${name}`,
  projects: (count: number) =>
    count === 0 ? 'Choose projects' : count === 1 ? '1 project' : `${count} projects`,
  projectsNamed: (name: string) => `Projects that show ${name}`,
  noProjects: 'You have no projects yet. Add them under Edit profile.',
  added: (name: string, count: number) => `${name} is added, ${count} of ${most}`,
  moved: (name: string, position: number, count: number) =>
    `${name} is now ${position} of ${count}`,
  undo: {
    text: (name: string) => `${name} is taken away.`,
    action: 'Undo',
    done: 'It is back in its place.',
  },
  failed: { title: 'Error', description: 'Failed to save skills' },
  unknown: 'This skill is not on the list any more. Reload the page, please.',
  unknownProject: 'This project does not exist.',
  outdated: 'Your skills were changed elsewhere meanwhile. Please look at them and try again.',
} as const;
