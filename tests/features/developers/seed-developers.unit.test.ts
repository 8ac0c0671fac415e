import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedDevelopers } from '../../../prisma/seed/developers/seed-developers.ts';
import { skillNames } from '../../../prisma/seed/developers/skill-names.ts';
import { availabilityInputSchema } from '../../../src/features/availability/availability.ts';
import { availabilityLimits } from '../../../src/features/availability/availability-options.ts';
import { projectFormSchema } from '../../../src/features/developers/developer-projects.ts';
import { profileUpdateSchema } from '../../../src/features/developers/developers.ts';
import { pictureAltSchema } from '../../../src/features/developers/projects/own-projects.ts';
import { isSamplePerson } from '../../../src/features/developers/sample-people.ts';
import { developerAccountContent } from '../../../src/features/developers/words/developer-account.ts';
import { skillListEntries } from '../../../src/features/skills/skill-list.ts';
import { wholeList } from '../../../src/shared/addresses/content-entries.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { slugPattern } from '../../../src/shared/text/slug-pattern.ts';
import { countries, unitedStatesStates } from '../../../src/shared/words/countries/countries.ts';

const places: readonly string[] = countries;
const states: readonly string[] = unitedStatesStates;

it('holds two dozen developers with numbers of their own from the range reserved for fiction', () => {
  expect(seedDevelopers).toHaveLength(24);
  expect(new Set(seedDevelopers.map(({ phoneNumber }) => phoneNumber)).size).toBe(24);
  for (const { phoneNumber } of seedDevelopers) expect(phoneNumber).toMatch(/^\+1\d{3}55501\d\d$/);
});

it.each(seedDevelopers)('$developerName could have been typed into the form', (developer) => {
  const { projects, phoneNumber: _number, joinedDaysAgo, profilePhotoUrl, ...rest } = developer;
  const { skills: _skills, availability: _availability, ...profile } = rest;
  const schema = profileUpdateSchema(() => new Date()).strict();
  expect(schema.parse(profile)).toEqual(profile);
  expect(places).toContain(developer.country);
  if (developer.country === 'United States') expect(states).toContain(developer.state);
  else expect(developer.state).toBe('');
  expect(joinedDaysAgo).toBeLessThan(365);
  expect(existsSync(`public${profilePhotoUrl}`)).toBe(true);
  expect(isSamplePerson(developer)).toBe(true);
  expect(projects.length).toBeGreaterThan(0);
  for (const { slug, picture: _picture, ...project } of projects) {
    expect(slug).toMatch(slugPattern);
    expect(projectFormSchema.parse(project)).toEqual(project);
    expect(developerAccountContent.projects.categories).toContain(project.category);
  }
});

it.each(seedDevelopers)('$developerName chose from the list of skills', ({ skills }) => {
  const list = skillListEntries.entriesOf((kind) => kind.release).get(wholeList)?.skills;
  expect(skills.map((key) => skillNames[key])).toEqual(skills.map((key) => list?.get(key)?.name));
  expect(new Set(skills).size).toBe(skills.length);
  expect(skills.length).toBeLessThanOrEqual(quotas.skills.limit);
});

it.each(seedDevelopers)('$developerName could have typed the availability', ({ availability }) => {
  if (!availability) return;
  const { freeInDays, ...facts } = availability;
  const typed = { ...facts, freeFrom: null, isOpenToBriefs: false };
  expect(availabilityInputSchema.parse(typed)).toEqual(typed);
  expect(freeInDays ?? 1).toBeGreaterThan(0);
  expect(freeInDays ?? 1).toBeLessThanOrEqual(availabilityLimits.freeFromWithinDays);
});

it('shows one project of every developer in a picture with its alternative text', () => {
  const pictured = seedDevelopers.map(({ projects }) => projects.filter((one) => one.picture));
  expect(pictured.map(({ length }) => length)).toEqual(seedDevelopers.map(() => 1));
  for (const { slug, picture } of pictured.flat()) {
    expect(existsSync(`prisma/seed/pictures/${slug}.webp`)).toBe(true);
    expect(pictureAltSchema.shape.alt.parse(picture)).toBe(picture);
  }
});
