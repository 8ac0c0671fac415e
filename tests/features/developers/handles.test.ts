import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const dayMs = 86_400_000;
let now = new Date();

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testDatabase().prisma;

async function member(overrides: Parameters<typeof createDeveloper>[0] = {}) {
  const { id } = await createDeveloper(overrides);
  // A session ends sooner than a handle comes free.
  const signedIn = async () => {
    const cookie = await testApp().cookieFor('developer', id);
    return callerWith(testApp(), { cookie }).caller.developer;
  };
  const choose = async (handle: string) => (await signedIn()).chooseHandle({ handle });
  return { id, own: await signedIn(), choose };
}

const get = (url: string) => testApp().app.inject({ url, headers: { accept: 'text/html' } });
const later = (days: number) => {
  now = new Date(now.getTime() + days * dayMs);
};

beforeEach(() => {
  now = new Date();
});

describe('a handle', () => {
  it('is the address of the profile, which names it as canonical from both addresses', async () => {
    const { id, choose } = await member({ developerName: 'Ada' });
    await choose('ada');
    for (const address of ['/@ada', `/developer-profile/${id}`]) {
      const { statusCode, body } = await get(address);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<link rel="canonical" href="[^"]+\/@ada"/);
      expect(body).toContain(`action="/developer-profile/${id}#message-form-refused"`);
    }
    expect((await get('/sitemap.xml')).body).toContain('/@ada<');
  });

  it('is written in lower case, and capitals lead to it', async () => {
    const { choose } = await member();
    expect(await choose(' Ada-L ')).toMatchObject({ handle: 'ada-l' });
    const { statusCode, headers } = await get('/@ADA-L');
    expect([statusCode, headers.location]).toEqual([301, '/@ada-l']);
  });

  it('of nobody has no page, and takes no other address', async () => {
    for (const address of ['/@nobody', '/@', '/@a/b', '/nobody', '/@%00', '/@..%2fadmin']) {
      expect((await get(address)).statusCode, address).toBeGreaterThanOrEqual(300);
    }
    expect((await get('/@nobody')).statusCode).toBe(404);
    expect((await get('/nobody')).statusCode).toBe(404);
  });

  it('of a hidden profile has no page', async () => {
    const { id, choose } = await member();
    await choose('ada');
    await db().developer.update({ where: { id }, data: { hiddenAt: now } });
    await testApp().deps.contentBus.announce();
    expect((await get('/@ada')).statusCode).toBe(404);
  });

  it.each([
    ['ab', /at least 3/],
    ['a'.repeat(31), /at most 30/],
    ['ad_a', /letters from a to z/],
    ['-ada', /letters from a to z/],
    ['ada--l', /letters from a to z/],
    ['адa', /letters from a to z/],
    ['ada.png', /letters from a to z/],
  ])('%s is refused', async (handle, message) => {
    const { choose } = await member();
    await expect(choose(handle)).rejects.toThrow(message);
  });

  it.each(['admin', 'adm1n', 'api', 'a-p-i', 'blog', 'vibecode', 'v1becode-team', 'supp0rt'])(
    '%s is reserved',
    async (handle) => {
      const { choose } = await member();
      await expect(choose(handle)).rejects.toThrow('This name is reserved');
    },
  );

  it.each(['ada-lovelace', 'adalove1ace', 'ada-l0velace', 'adalove-iace'])(
    '%s looks like that of somebody else',
    async (handle) => {
      await (await member()).choose('adalovelace');
      await expect((await member()).choose(handle)).rejects.toThrow('Somebody has this name');
    },
  );

  it('of two who want it at once goes to one', async () => {
    const members = await Promise.all([member(), member(), member()]);
    const answers = await Promise.allSettled(members.map(({ choose }) => choose('ada')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db().developer.count({ where: { handle: 'ada' } })).toBe(1);
  });
});

describe('a former handle', () => {
  it('leads to the new one, also over several changes', async () => {
    const { choose } = await member();
    await choose('ada');
    await choose('ada-l');
    await choose('countess');
    for (const former of ['/@ada', '/@ada-l', '/@ADA']) {
      const { statusCode, headers } = await get(former);
      expect([statusCode, headers.location], former).toEqual([301, '/@countess']);
    }
  });

  it('is given to nobody else for a year, and to its developer at any time', async () => {
    const { choose } = await member();
    await choose('ada');
    await choose('countess');
    const other = await member();
    later(364);
    await expect(other.choose('ada')).rejects.toThrow('Somebody has this name');
    await choose('ada');
    later(2);
    await choose('byron');
    later(366);
    expect(await other.choose('ada')).toMatchObject({ handle: 'ada' });
    expect((await get('/@ada')).statusCode).toBe(200);
  });

  it('of a deleted account leads nowhere and is kept for a year', async () => {
    const { choose, own } = await member();
    await choose('ada');
    await own.deleteAccount({});
    expect((await get('/@ada')).statusCode).toBe(404);
    const other = await member();
    await expect(other.choose('ada')).rejects.toThrow('Somebody has this name');
    later(366);
    expect(await other.choose('ada')).toMatchObject({ handle: 'ada' });
  });
});

describe('changes of a handle', () => {
  it('are two in a year, and the first choice is none', async () => {
    const { choose, own } = await member();
    await choose('ada');
    expect(await own.handle()).toMatchObject({ changesLeft: 2, nextChangeAt: null });
    await choose('ada-l');
    await choose('ada-l');
    later(100);
    expect(await choose('countess')).toMatchObject({ changesLeft: 0 });
    await expect(choose('byron')).rejects.toThrow('You changed your address twice within a year');
    later(266);
    expect(await choose('byron')).toMatchObject({ handle: 'byron', changesLeft: 0 });
  });
});

describe('the suggestion', () => {
  it.each([
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Иван Петров', 'ivan-petrov'],
    ['山田太郎', 'shantiantailang'],
    ['김철수', 'gimcheolsu'],
    ['A', ''],
    ['', ''],
    ['Admin', ''],
    ['x'.repeat(60), 'x'.repeat(30)],
  ])('for %s is "%s", and stores nothing', async (developerName, suggestion) => {
    const { own, id } = await member({ developerName });
    expect(await own.handle()).toMatchObject({ handle: null, suggestion });
    expect(await db().developer.findUnique({ where: { id } })).toMatchObject({ handle: null });
  });
});
