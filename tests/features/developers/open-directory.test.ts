import { describe, expect, it } from 'vitest';
import { createAvailability } from '../../factories/availability.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const now = new Date('2096-11-23T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

async function read(query = '') {
  const response = await testApp().app.inject(`/api/directory${query}`);
  return { ...response.json(), status: response.statusCode, body: response.body };
}

const named = ({ items }: { items: { developerName: string }[] }) =>
  items.map(({ developerName }) => developerName);

describe('the directory for programs', () => {
  it('finds by the filters of the page, and says what each takes on', async () => {
    const { id } = await createDeveloper({ developerName: 'Ada', country: 'Norway' });
    await createProject(id, { builtWith: ['Cursor', 'Lovable'] });
    await createAvailability(id, { now, kinds: ['mentoring'] });
    await createDeveloper({ developerName: 'Grace', country: 'Norway' });
    const found = await read('?country=Norway&tool=Cursor,Lovable&kind=mentoring&free=2096-12-24');
    expect(found.items).toEqual([
      expect.objectContaining({
        ...{ developerName: 'Ada', handle: null },
        profileUrl: expect.stringContaining(`/developer-profile/${id}`),
        availability: expect.objectContaining({ kinds: ['mentoring'] }),
      }),
    ]);
    expect(named(await read('?country=Norway'))).toEqual(['Ada', 'Grace']);
  });

  it('never holds a phone number or a birth date', async () => {
    const developer = await createDeveloper({ birthDate: new Date('1990-04-12') });
    const { body } = await read();
    expect(body).toContain(developer.developerName);
    expect(body).not.toMatch(/phone|birth/i);
    expect(body).not.toContain(developer.phoneNumber);
  });

  it('leaves out who is hidden or unfinished', async () => {
    await createDeveloper({ hiddenAt: now });
    await createDeveloper({ profileCompletedAt: null });
    expect((await read()).items).toEqual([]);
  });

  it.each(['', 'fit', 'soonest'])('goes on by its cursor in the order "%s"', async (sort) => {
    const all: string[] = [];
    for (let made = 0; made < 27; made += 1) all.push((await createDeveloper()).developerName);
    const seen: string[] = [];
    const order = sort ? `&sort=${sort}` : '';
    for (let page = await read(`?q=${order}`); ; ) {
      seen.push(...named(page));
      if (page.nextCursor === null) break;
      page = await read(`?cursor=${page.nextCursor}${order}`);
    }
    expect(seen).toHaveLength(all.length);
    expect(new Set(seen)).toEqual(new Set(all));
  });

  it.each(['?sort=best', '?kind=x', '?hours=7', '?rate=USD', '?cursor=x', '?tool=a,b,c,d,e,f'])(
    'refuses %s',
    async (query) => {
      const refused = await read(query);
      expect(refused.status).toBe(400);
      expect(refused.message).toBeTruthy();
    },
  );
});
