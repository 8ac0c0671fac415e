import { describe, expect, it } from 'vitest';
import type { DirectoryQuery } from '../../../src/features/developers/developers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const list = (query = '') => testApp().app.inject({ url: `/api/developers${query}` });
const directory = (query: DirectoryQuery = {}) => testApp().caller.developer.directory(query);
const names = async (query: DirectoryQuery = {}) =>
  (await directory(query)).items.map(({ developerName }) => developerName);

describe('GET /api/developers', () => {
  it('lists developers with a complete profile, newest first, without private details', async () => {
    const older = await createDeveloper({ createdAt: new Date('2026-01-01') });
    const newer = await createDeveloper({ createdAt: new Date('2026-02-01') });
    await createDeveloper({ profileCompletedAt: null });
    await createDeveloper({ hiddenAt: new Date() });
    const developers = (await list()).json();
    expect(developers.map(({ id }: { id: number }) => id)).toEqual([newer.id, older.id]);
    expect(developers[0]).toEqual({
      id: newer.id,
      developerName: newer.developerName,
      bio: '',
      country: '',
      state: '',
      yearStartedCoding: null,
      profilePhotoUrl: '',
      createdAt: '2026-02-01T00:00:00.000Z',
    });
  });

  it('pages by the id of the last developer, also when several joined at the same moment', async () => {
    const createdAt = new Date('2026-03-01');
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) ids.unshift((await createDeveloper({ createdAt })).id);
    const seen: number[] = [];
    let query = '?limit=2';
    for (let page = 0; page < 3; page += 1) {
      const developers = (await list(query)).json();
      seen.push(...developers.map(({ id }: { id: number }) => id));
      query = `?limit=2&cursor=${seen.at(-1)}`;
    }
    expect(seen).toEqual(ids);
  });

  it('goes on after a developer who has left meanwhile', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      ids.unshift((await createDeveloper({ createdAt: new Date(Date.UTC(2026, 0, i + 1)) })).id);
    }
    const cursor = ids[1];
    await testDatabase().prisma.developer.delete({ where: { id: cursor } });
    const rest = (await list(`?cursor=${cursor}`)).json();
    expect(rest.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2));
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=-1', 'cursor=99999999999'])(
    'refuses %s',
    async (query) => {
      expect((await list(`?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the directory', () => {
  it('pages through everybody once', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 30; i += 1) ids.push((await createDeveloper()).id);
    const first = await directory();
    const second = await directory({ cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(first.items).toHaveLength(24);
    expect(second.nextCursor).toBeNull();
  });

  it('finds words of the name and the bio, and the beginning of the last word', async () => {
    await createDeveloper({ developerName: 'Ada Lovelace', bio: 'Booking sites with Bolt.new' });
    await createDeveloper({ developerName: 'Grace Hopper', bio: 'Compilers and bookings' });
    await createDeveloper({ developerName: 'Élodie Ünal', bio: 'Ships' });
    expect(await names({ q: 'ada' })).toEqual(['Ada Lovelace']);
    expect(await names({ q: 'book' })).toEqual(['Ada Lovelace', 'Grace Hopper']);
    expect(await names({ q: 'grace book' })).toEqual(['Grace Hopper']);
    expect(await names({ q: 'bookings' })).toEqual(['Grace Hopper']);
    expect(await names({ q: '"booking sites"' })).toEqual(['Ada Lovelace']);
    expect(await names({ q: 'ada or grace' })).toEqual(['Ada Lovelace', 'Grace Hopper']);
    expect(await names({ q: 'book -compilers' })).toEqual([]);
    expect(await names({ q: 'bolt' })).toEqual(['Ada Lovelace']);
    expect(await names({ q: 'Ünal' })).toEqual(['Élodie Ünal']);
    expect(await names({ q: 'elodie unal' })).toEqual(['Élodie Ünal']);
    expect(await names({ q: 'grcae hoper' })).toEqual(['Grace Hopper']);
    expect(await names({ q: '' })).toHaveLength(3);
  });

  it.each([
    "'",
    '"',
    '\\',
    '%',
    ':*',
    '& | !',
    '((',
    'a & !',
    "'; DROP TABLE",
    '<->',
    '-',
    '🙂',
    'or',
  ])('takes the search %s as text', async (q) => {
    await createDeveloper();
    await expect(directory({ q })).resolves.toMatchObject({ nextCursor: null });
  });

  it('filters by country, experience and tools, together too', async () => {
    const year = new Date().getUTCFullYear();
    const senior = await createDeveloper({
      developerName: 'Senior',
      country: 'Canada',
      yearStartedCoding: year - 20,
    });
    const junior = await createDeveloper({
      developerName: 'Junior',
      country: 'Canada',
      yearStartedCoding: year - 1,
    });
    await createDeveloper({ developerName: 'Silent', country: 'Chile' });
    await createProject(senior.id, { builtWith: ['Cursor', 'v0'] });
    await createProject(senior.id, { builtWith: ['Cursor'] });
    await createProject(junior.id, { builtWith: ['Lovable'] });
    expect(await names({ country: 'Canada' })).toEqual(['Senior', 'Junior']);
    expect(await names({ country: 'Nowhere' })).toEqual([]);
    expect(await names({ minExperienceYears: 20 })).toEqual(['Senior']);
    expect(await names({ minExperienceYears: 21 })).toEqual([]);
    expect(await names({ minExperienceYears: 0 })).toHaveLength(3);
    expect(await names({ tools: ['Cursor'] })).toEqual(['Senior']);
    expect(await names({ tools: ['Cursor', 'Lovable'] })).toEqual(['Senior', 'Junior']);
    expect(await names({ q: 'jun', country: 'Canada', tools: ['Lovable'] })).toEqual(['Junior']);
    expect(await names({ q: 'sen', country: 'Chile' })).toEqual([]);
    expect(await names({ q: 'senoir', country: 'Canada' })).toEqual(['Senior']);
    expect(await names({ q: 'country=Canada' })).toEqual([]);
    expect(await names({ country: "Canada' | 'x" })).toEqual([]);
    expect(await names({ tools: ["it's \\ odd"] })).toEqual([]);
  });

  it('finds what is rare among many, page by page', async () => {
    const rare: number[] = [];
    for (let i = 0; i < 450; i += 1) {
      const isRare = i % 15 === 0;
      const { id } = await createDeveloper(isRare ? { bio: 'zeppelins' } : {});
      if (!isRare) continue;
      rare.push(id);
      await createProject(id, { builtWith: ['Loom'] });
    }
    for (const query of [{ q: 'zepp' }, { tools: ['Loom'] }, { q: 'zepp', tools: ['Loom'] }]) {
      const first = await directory(query);
      const second = await directory({ ...query, cursor: first.nextCursor });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rare);
    }
  });

  it('answers nothing about columns that it does not show', async () => {
    const base = { developerName: 'Twin', bio: 'same', createdAt: new Date('2026-01-01') };
    const { id } = await createDeveloper(base);
    const answers = new Set<string>();
    const variants = [
      {},
      { phoneNumber: '+16125550190', showPhoneNumber: false },
      { birthDate: new Date('1980-01-01') },
    ];
    for (const variant of variants) {
      const { phoneNumber } = await testDatabase().prisma.developer.update({
        where: { id },
        data: variant,
      });
      for (const q of [phoneNumber, phoneNumber.slice(-4), '1980', '+1612', 'false', 'twin']) {
        const { items } = await directory({ q });
        answers.add(`${q === 'twin'}:${items.length}`);
      }
      const smuggled = await testApp().app.inject({
        url: `/trpc/developer.directory?input=${encodeURIComponent(
          JSON.stringify({
            phoneNumber: { startsWith: '+1' },
            where: { birthDate: { not: null } },
            orderBy: { phoneNumber: 'asc' },
          }),
        )}`,
      });
      expect(smuggled.json().result.data.json.items).toHaveLength(1);
    }
    expect([...answers].sort()).toEqual(['false:0', 'true:1']);
  });
});
