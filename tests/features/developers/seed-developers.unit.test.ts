import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedDevelopers } from '../../../prisma/seed/developers.ts';
import { projectFormSchema } from '../../../src/features/developers/developer-projects.ts';
import { profileUpdateSchema } from '../../../src/features/developers/developers.ts';
import { isSamplePerson } from '../../../src/features/developers/sample-people.ts';
import { developerAccountContent } from '../../../src/features/developers/words/developer-account.ts';
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
  const { projects, phoneNumber: _number, joinedDaysAgo, profilePhotoUrl, ...profile } = developer;
  const schema = profileUpdateSchema(() => new Date()).strict();
  expect(schema.parse(profile)).toEqual(profile);
  expect(places).toContain(developer.country);
  if (developer.country === 'United States') expect(states).toContain(developer.state);
  else expect(developer.state).toBe('');
  expect(joinedDaysAgo).toBeLessThan(365);
  expect(existsSync(`public${profilePhotoUrl}`)).toBe(true);
  expect(isSamplePerson(developer)).toBe(true);
  expect(projects.length).toBeGreaterThan(0);
  for (const { slug, ...project } of projects) {
    expect(slug).toMatch(slugPattern);
    expect(projectFormSchema.parse(project)).toEqual(project);
    expect(developerAccountContent.projects.categories).toContain(project.category);
  }
});
