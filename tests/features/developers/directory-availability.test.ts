import { beforeEach, describe, expect, it } from 'vitest';
import type { DirectoryQuery } from '../../../src/features/developers/developers.ts';
import { refreshListing } from '../../../src/features/developers/server/directory/listing.service.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { createAvailability } from '../../factories/availability.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const directory = (query: DirectoryQuery = {}) => testApp().caller.developer.directory(query);
const names = async (query: DirectoryQuery = {}) =>
  (await directory(query)).items.map(({ developerName }) => developerName);

type Availability = Omit<Parameters<typeof createAvailability>[1], 'now'>;

beforeEach(() => {
  now = noon;
});

async function person(
  developerName: string,
  { projects = 1, ...availability }: Partial<Availability> & { projects?: number } = {},
) {
  const { id } = await createDeveloper({ developerName });
  for (let project = 0; project < projects; project += 1) await createProject(id);
  await createAvailability(id, { now, ...availability });
  return id;
}

describe('the directory by availability', () => {
  it('finds who takes on a kind of work', async () => {
    await person('Projects');
    await person('Both', { kinds: ['project', 'mentoring'] });
    await createDeveloper({ developerName: 'Silent' });
    expect(await names({ kind: 'mentoring' })).toEqual(['Both']);
    expect(await names({ kind: 'project' })).toEqual(['Projects', 'Both']);
    expect(await names({ kind: 'fullTime' })).toEqual([]);
  });

  it.each([
    ['2096-11-01', ['Now', 'Long since']],
    ['2096-11-23', ['Now', 'Long since']],
    ['2096-12-04', ['Now', 'Long since']],
    ['2096-12-05', ['Now', 'Long since', 'December 5']],
    ['2097-01-01', ['Now', 'Long since', 'December 5', 'New Year']],
    ['2099-01-01', ['Now', 'Long since', 'December 5', 'New Year', 'Last day']],
  ])('finds who is free by %s', async (freeBy, expected) => {
    await person('Now');
    await person('Long since', { freeFrom: new Date('2096-08-01') });
    await person('December 5', { freeFrom: new Date('2096-12-05') });
    await person('New Year', { freeFrom: new Date('2097-01-01') });
    await person('Last day', { freeFrom: new Date(noon.getTime() + 366 * dayMs) });
    expect(await names({ freeBy })).toEqual(expected);
  });

  it('finds a first free day that has passed since it was said', async () => {
    await person('Soon', { days: 90, freeFrom: new Date('2096-12-05') });
    now = new Date('2097-02-20T00:00:00Z');
    expect(await names({ freeBy: '2097-02-20' })).toEqual(['Soon']);
  });

  it('finds who has the hours, and nobody who does not say', async () => {
    await person('Four', { hoursPerWeek: 4 });
    await person('Nineteen', { hoursPerWeek: 19 });
    await person('Eighty', { hoursPerWeek: 80 });
    await person('Unsaid');
    expect(await names({ minHours: 5 })).toEqual(['Nineteen', 'Eighty']);
    expect(await names({ minHours: 20 })).toEqual(['Eighty']);
  });

  it('finds whose rate begins at most there, in the same currency and period', async () => {
    const rate = { rateCurrency: 'USD', ratePer: 'hour' as const, rateTo: 500 };
    await person('One', { ...rate, rateFrom: 1 });
    await person('Fifty', { ...rate, rateFrom: 50 });
    await person('Fifty-one', { ...rate, rateFrom: 51 });
    await person('A day', { ...rate, rateFrom: 50, ratePer: 'day' });
    await person('Euros', { ...rate, rateFrom: 50, rateCurrency: 'EUR' });
    await person('Dear', { ...rate, rateFrom: 900_000, rateTo: 1_000_000, ratePer: 'day' });
    expect(await names({ rate: 'USD.hour.10' })).toEqual(['One']);
    expect(await names({ rate: 'USD.hour.50' })).toEqual(['One', 'Fifty']);
    expect(await names({ rate: 'USD.hour.75' })).toEqual(['One', 'Fifty', 'Fifty-one']);
    expect(await names({ rate: 'EUR.hour.1000' })).toEqual(['Euros']);
    expect(await names({ rate: 'USD.day.1000000' })).toEqual(['A day', 'Dear']);
  });

  it('finds by language, and by everything together', async () => {
    await person('Lisbon', { languages: ['pt-PT', 'en'], hoursPerWeek: 30 });
    await person('Rio', { languages: ['pt-BR'], hoursPerWeek: 10 });
    expect(await names({ language: 'pt-PT' })).toEqual(['Lisbon']);
    expect(await names({ language: 'en', minHours: 20, kind: 'project', q: 'lis' })).toEqual([
      'Lisbon',
    ]);
    expect(await names({ language: 'pt-BR', minHours: 20 })).toEqual([]);
  });

  it('leaves out an ended availability from its last moment on, and not the developer', async () => {
    await person('Ending', { days: 7 });
    now = new Date(noon.getTime() + 7 * dayMs - 1);
    expect(await names({ kind: 'project' })).toEqual(['Ending']);
    now = new Date(noon.getTime() + 7 * dayMs);
    expect(await names({ kind: 'project' })).toEqual([]);
    expect(await names()).toEqual(['Ending']);
    await refreshListing(testApp().deps);
    expect(await names({ kind: 'project' })).toEqual([]);
  });

  it.each([
    { kind: 'king' },
    { freeBy: '2026-02-30' },
    { freeBy: "2026-01-01' OR 1" },
    { minHours: 7 },
    { rate: 'USD.hour.51' },
    { rate: "USD.hour.50'" },
    { language: "en'|x" },
    { sort: 'random()' },
    { cursor: '1.1; DROP' },
    { cursor: -1 },
  ])('refuses %j', async (query) => {
    const answer = await testApp().app.inject({
      url: `/trpc/developer.directory?input=${encodeURIComponent(JSON.stringify(query))}`,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the order of the directory', () => {
  it('begins with who shows most and is available, and ends with who is not', async () => {
    await person('No project', { projects: 0 });
    await person('One project');
    await person('Ended', { projects: 3, goodUntil: noon, endedBefore: noon, remindAt: null });
    await person('Four projects', { projects: 4 });
    await createDeveloper({ developerName: 'Silent' });
    expect(await names({ sort: 'fit' })).toEqual([
      'Four projects',
      'One project',
      'Ended',
      'Silent',
      'No project',
    ]);
    expect((await names()).at(0)).toBe('No project');
  });

  it('puts an ended availability last with the next run of the job', async () => {
    await person('Short', { projects: 5, days: 7 });
    await person('Long', { days: 90 });
    expect(await names({ sort: 'fit' })).toEqual(['Short', 'Long']);
    now = new Date(noon.getTime() + 8 * dayMs);
    await refreshListing(testApp().deps);
    expect(await names({ sort: 'fit' })).toEqual(['Long', 'Short']);
  });

  it('begins with who is free soonest, and counts a passed day as now', async () => {
    const day = (count: number) => new Date(noon.getTime() + count * dayMs);
    const first = await person('In two weeks', { days: 90, freeFrom: day(14) });
    await person('In a week', { days: 90, freeFrom: day(7) });
    await person('Now', { days: 90 });
    await person('Never built', { projects: 0, days: 90 });
    expect(await names({ sort: 'soonest' })).toEqual([
      'Now',
      'In a week',
      'In two weeks',
      'Never built',
    ]);
    now = day(15);
    await refreshListing(testApp().deps);
    expect(first).toBeGreaterThan(0);
    expect(await names({ sort: 'soonest' })).toEqual([
      'Now',
      'In a week',
      'In two weeks',
      'Never built',
    ]);
    expect((await directory({ sort: 'soonest', freeBy: '2096-12-08' })).items).toHaveLength(4);
  });

  it.each(['fit', 'soonest'] as const)(
    'walks through all pages by %s without doubles or gaps, past a developer who left',
    async (sort) => {
      const ids: number[] = [];
      for (let index = 0; index < 60; index += 1) {
        ids.push(
          await person(`Person ${index}`, {
            projects: index % 3,
            freeFrom: index % 4 ? new Date(noon.getTime() + (index % 4) * dayMs) : null,
          }),
        );
      }
      const seen: number[] = [];
      let cursor: number | string | null = null;
      do {
        const page: Awaited<ReturnType<typeof directory>> = await directory({ sort, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
        const last = page.items.at(-1);
        if (cursor && last)
          await testApp().deps.db.prisma.developer.delete({ where: { id: last.id } });
      } while (cursor);
      expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
    },
  );
});
