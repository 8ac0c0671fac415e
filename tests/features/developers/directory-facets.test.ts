import { beforeEach, describe, expect, it } from 'vitest';
import type { FacetName } from '../../../src/features/developers/directory/facets.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { createAvailability } from '../../factories/availability.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2096-11-23T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

type Filters = Parameters<ReturnType<typeof testApp>['caller']['developer']['facets']>[0];

const facets = (filters: Filters = {}) => testApp().caller.developer.facets(filters);
async function counts(facet: FacetName, filters: Filters = {}) {
  const { options } = await facets(filters);
  return options[facet].map(({ label, count }) => [label, count]);
}

// Counts of the test before are too old by now.
beforeEach(() => {
  now = new Date(now.getTime() + dayMs);
});

async function person(
  { country = 'Norway', tool = 'Cursor' },
  availability: Omit<Parameters<typeof createAvailability>[1], 'now'> = {},
) {
  const { id } = await createDeveloper({ country });
  await createProject(id, { builtWith: [tool] });
  await createAvailability(id, { now, ...availability });
  return id;
}

describe('the counts of the directory', () => {
  it('say how many each choice would find', async () => {
    await person({ tool: 'Lovable' }, { hoursPerWeek: 20, languages: ['nb', 'en'] });
    await person({}, { hoursPerWeek: 40, languages: ['en'], kinds: ['project', 'mentoring'] });
    await person({ country: 'Peru' });
    await createDeveloper({ country: 'Peru', hiddenAt: now });
    expect((await facets()).total).toBe(3);
    expect(await counts('country')).toEqual([
      ['Norway', 2],
      ['Peru', 1],
    ]);
    expect(await counts('tool')).toEqual([
      ['Cursor', 2],
      ['Lovable', 1],
    ]);
    expect(await counts('kind')).toEqual([
      ['Mentoring', 1],
      ['Projects', 3],
    ]);
    expect(await counts('hours')).toEqual([
      ['5 hours or more', 2],
      ['10 hours or more', 2],
      ['20 hours or more', 2],
      ['30 hours or more', 1],
      ['40 hours or more', 1],
    ]);
    expect(await counts('language')).toEqual([
      ['English', 2],
      ['Norwegian', 1],
    ]);
  });

  it('count a filter without its own choice, and the others with it', async () => {
    await person({ country: 'Norway', tool: 'Lovable' });
    await person({ country: 'Peru', tool: 'Cursor' });
    const filters = { country: 'Peru' };
    expect((await facets(filters)).total).toBe(1);
    expect(await counts('country', filters)).toEqual([
      ['Norway', 1],
      ['Peru', 1],
    ]);
    expect(await counts('tool', filters)).toEqual([['Cursor', 1]]);
  });

  it('name a choice that nobody matches', async () => {
    await person({});
    expect(await counts('language', { language: 'is' })).toEqual([['Icelandic', 0]]);
    expect(await counts('rate', { rate: 'EUR.hour.50' })).toEqual([['Up to €50 an hour', 0]]);
    expect(await counts('hours', { minHours: 40 })).toEqual([['40 hours or more', 0]]);
    expect(await counts('skill', { skill: 'tool.cursor' })).toEqual([['Cursor', 0]]);
  });

  it('add up days and rates', async () => {
    const rate = { rateTo: 1_000, rateCurrency: 'USD', ratePer: 'hour' as const };
    await person({}, { ...rate, rateFrom: 45 });
    await person({}, { ...rate, rateFrom: 80, freeFrom: new Date(now.getTime() + 10 * dayMs) });
    expect(await counts('rate')).toEqual([
      ['Up to $50 an hour', 1],
      ['Up to $100 an hour', 2],
    ]);
    expect(await counts('free')).toEqual([
      ['Now', 1],
      ['In two weeks', 2],
      ['In a month', 2],
      ['In three months', 2],
    ]);
  });

  it('leave out availability that has ended', async () => {
    await person({}, { days: 7, languages: ['en'] });
    now = new Date(now.getTime() + 7 * dayMs);
    expect(await counts('kind')).toEqual([]);
    expect((await facets()).total).toBe(1);
    expect((await facets({ language: 'en' })).total).toBe(0);
  });

  it('follow a text, with its correction', async () => {
    await createDeveloper({ developerName: 'Grace Hopper' });
    await createDeveloper({ developerName: 'Ada Lovelace' });
    expect((await facets({ q: 'hopper' })).total).toBe(1);
    expect((await facets({ q: 'hoper' })).total).toBe(1);
    expect((await facets({ q: 'nobody' })).total).toBe(0);
  });

  it('are exact up to 1,000, and half a minute old at most', async () => {
    const { pool } = testDatabase();
    const join = (first: number, last: number) =>
      pool.query(
        `INSERT INTO "Developer" ("phoneNumber", "developerName", "country", "profileCompletedAt", "updatedAt")
         SELECT '+1' || (2000000000 + i), 'Crowd', 'Chile', now(), now() FROM generate_series($1::int, $2::int) AS i`,
        [first, last],
      );
    await join(1, 1_000);
    expect(await counts('country')).toEqual([['Chile', 1_000]]);
    await join(1_001, 1_500);
    expect(await counts('country')).toEqual([['Chile', 1_000]]);
    now = new Date(now.getTime() + 30_000);
    expect(await counts('country')).toEqual([['Chile', 1_001]]);
    expect((await facets()).total).toBe(1_001);
  });
});
