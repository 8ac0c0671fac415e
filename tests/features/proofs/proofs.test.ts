import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/developers/web/project/DeveloperProjectPage.tsx';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { createProof } from '../../factories/proofs.ts';
import { setUpProofs } from './proof-world.ts';

const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const { testApp, web, dnsState, member } = setUpProofs(() => now);
const db = () => testApp().deps.db.prisma;
let ada: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  now = noon;
  ada = await member('Ada');
});

const filePath = '/.well-known/vibecode-land.txt';
const meta = (token: string) => `<meta name="vibecode-land" content="${token}">`;
const page = (html: string, path = '/') => web().answers.set(path, { text: html });
const home = () => ada.ask(web().origin);

type Faults = Record<string, string | null>;
async function check(proofId: number, who = ada) {
  const { proof, tried } = await who.proofs.check({ proofId });
  const faults: Faults = Object.fromEntries(tried.map(({ way, fault }) => [way, fault]));
  return { proof, faults };
}

describe('a way of proof', () => {
  it('is the file of a host', async () => {
    const { id, token } = await home();
    web().answers.set(filePath, { type: 'text/plain', text: `of-somebody-else\r\n ${token} \n` });
    expect((await check(id)).proof).toMatchObject({
      ...{ state: 'proven', way: 'file', provenAt: noon, checkedAt: noon },
    });
  });

  it('is a meta tag in the head of the page', async () => {
    const { id, token } = await home();
    page(`<!doctype html><html><head><title>A</title>${meta(token)}</head><body></body></html>`);
    expect((await check(id)).proof).toMatchObject({ state: 'proven', way: 'meta' });
  });

  it('is a TXT record of the host', async () => {
    const { id, token } = await home();
    dnsState.records['127.0.0.1'] = ['v=spf1 -all', `vibecode-land=${token}`];
    expect((await check(id)).proof).toMatchObject({ state: 'proven', way: 'dns' });
  });

  it.each([
    ['github.com', '/repos/ada/courts/topics', 'names'],
    ['gitlab.com', '/api/v4/projects/ada%2Fcourts', 'topics'],
    ['codeberg.org', '/api/v1/repos/ada/courts/topics', 'topics'],
  ])('is a topic of a repository on %s', async (host, path, list) => {
    const { id, token } = await ada.ask(`https://${host}/ada/courts`);
    const topics = (...names: string[]) =>
      web().answers.set(path, {
        type: 'application/json',
        text: JSON.stringify({ [list]: names }),
      });
    topics('tennis');
    expect(await check(id)).toMatchObject({ faults: { topic: 'notFound' } });
    topics('tennis', `vibecode-${token}`);
    expect(await check(id)).toMatchObject({ proof: { state: 'proven', way: 'topic' } });
    expect(`vibecode-${token}`).toMatch(/^[a-z0-9-]{1,35}$/);
  });

  it.each([
    ['by number', () => `http://localhost:3000/developer-profile/${ada.id}`],
    ['by handle', () => 'http://localhost:3000/@ada-l/'],
  ])('is a link back to the profile %s', async (_how, href) => {
    await ada.developer.chooseHandle({ handle: 'ada-l' });
    const { id } = await home();
    page(`<p><a href="${href()}" rel="noopener ME">Me</a></p>`);
    expect((await check(id)).proof).toMatchObject({ state: 'proven', way: 'relMe' });
  });

  it.each<[string, (token: string) => string]>([
    ['a meta tag in the body', (token) => `<body><p>x</p>${meta(token)}</body>`],
    ['a second head in the body', (token) => `<body><div><head>${meta(token)}</head></div></body>`],
    ['a tag that is text', (token) => `<p>${meta(token).replaceAll('<', '&lt;')}</p>`],
    ['a tag in a comment', (token) => `<head><!-- ${meta(token)} --></head>`],
    ['a tag in a title', (token) => `<head><title>${meta(token)}</title></head>`],
    ['a tag in a script', (token) => `<head><script>'${meta(token)}'</script></head>`],
    ['a tag in a template', (token) => `<head><template>${meta(token)}</template></head>`],
    ['a tag of another name', (token) => `<head><meta name="other" content="${token}"></head>`],
    ['the token of a part', (token) => `<head>${meta(`${token}x`)}</head>`],
    [
      'a link without rel',
      () => `<a href="http://localhost:3000/developer-profile/${ada.id}">x</a>`,
    ],
    [
      'a link to another profile',
      () => `<a rel="me" href="http://localhost:3000/developer-profile/${ada.id}9">x</a>`,
    ],
    [
      'a link to the same path elsewhere',
      () => `<a rel="me" href="https://elsewhere.dev/developer-profile/${ada.id}">x</a>`,
    ],
    [
      'a link within a text field',
      () => `<textarea><a rel="me" href="http://localhost:3000/developer-profile/${ada.id}">x</a>`,
    ],
  ])('is not %s', async (_what, html) => {
    const { id, token } = await home();
    page(html(token));
    expect(await check(id)).toMatchObject({
      proof: { state: 'asked' },
      faults: { meta: 'notFound', relMe: 'notFound' },
    });
  });

  it('is not a page of another type', async () => {
    const { id, token } = await home();
    web().answers.set('/', { type: 'text/plain', text: `<head>${meta(token)}</head>` });
    expect((await check(id)).faults).toMatchObject({ meta: 'notFound' });
  });

  it('says of each way why it failed', async () => {
    const { id } = await home();
    web().answers.set('/', { text: 'a'.repeat(2 * 1024 * 1024 + 1) });
    web().answers.set(filePath, { status: 500 });
    dnsState.isAway = true;
    expect((await check(id)).faults).toEqual({
      ...{ file: 'unreachable', dns: 'unreachable' },
      ...{ meta: 'tooLarge', relMe: 'tooLarge' },
    });
    web().answers.clear();
    dnsState.isAway = false;
    expect((await check(id)).faults).toEqual({
      ...{ file: 'notFound', dns: 'notFound', meta: 'notFound', relMe: 'notFound' },
    });
  });
});

describe('a redirect', () => {
  it('to another place of the host proves nothing', async () => {
    const { id, token } = await ada.ask(`${web().origin}/ada`);
    web().answers.set('/ada', { location: '/bob' });
    page(`<head>${meta(token)}</head>`, '/bob');
    expect((await check(id)).faults).toEqual({ meta: 'ledAway', relMe: 'ledAway' });
  });

  it('to below the address proves it', async () => {
    const { id, token } = await ada.ask(`${web().origin}/ada`);
    web().answers.set('/ada', { location: '/ada/en/' });
    page(`<head>${meta(token)}</head>`, '/ada/en/');
    expect((await check(id)).proof.state).toBe('proven');
  });

  it('of a repository that got another owner proves nothing', async () => {
    const { id, token } = await ada.ask('https://github.com/ada/courts');
    web().answers.set('/repos/ada/courts/topics', { location: '/repositories/7/topics' });
    const names = [`vibecode-${token}`];
    web().answers.set('/repositories/7/topics', { text: JSON.stringify({ names }) });
    expect((await check(id)).proof.state).toBe('asked');
  });
});

describe('the mark of a project', () => {
  const marked = async () =>
    (await ada.developer.projects.cards({ developerId: ada.id }))
      .filter(({ isProven }) => isProven)
      .map(({ title }) => title);

  const prove = (address: string, way: 'meta' | 'relMe' | 'topic') =>
    createProof(ada.id, {
      ...{ address, way, provenAt: noon, checkedAt: noon },
      recheckAt: new Date('2096-12-23T12:00:00Z'),
    });

  it('stands where the link lies under a proven address, and nowhere else', async () => {
    await prove('https://shared.dev/ada', 'meta');
    await prove('https://github.com/ada/courts', 'topic');
    const links = {
      'the page': 'https://shared.dev/ada',
      'below it': 'https://shared.dev/ada/courts?view=all#top',
      'in capitals': 'https://github.com/Ada/Courts/tree/main',
      'its neighbor': 'https://shared.dev/ada-two',
      'the host': 'https://shared.dev/',
      'a way out': 'https://shared.dev/ada/..%2Fbob',
      'another scheme': 'http://shared.dev/ada',
      'another host': 'https://shared.dev.evil.dev/ada',
      'another repository': 'https://github.com/ada/courts-two',
      none: '',
    };
    for (const [title, projectLink] of Object.entries(links)) {
      await createProject(ada.id, { title, projectLink });
    }
    expect(await marked()).toEqual(['the page', 'below it', 'in capitals']);
  });

  it('needs more than a link back for what lies below the page', async () => {
    await prove('https://shared.dev/ada', 'relMe');
    await createProject(ada.id, { title: 'same', projectLink: 'https://shared.dev/ada/' });
    await createProject(ada.id, { title: 'below', projectLink: 'https://shared.dev/ada/x' });
    expect(await marked()).toEqual(['same']);
  });
});

describe('visitors', () => {
  const get = async (url: string) => (await testApp().app.inject(url)).body;

  it('read the address with the day of the last check, and the mark of the project', async () => {
    await createProject(ada.id, { title: 'Courts', projectLink: `${web().origin}/courts` });
    const { id, token } = await home();
    dnsState.records['127.0.0.1'] = [`vibecode-land=${token}`];
    await check(id);
    const profile = `/developer-profile/${ada.id}`;
    const { document } = new JSDOM(await get(profile)).window;
    const section = [...document.querySelectorAll('section')].find((one) =>
      one.textContent?.includes('Proven addresses'),
    );
    expect(section?.textContent).toContain('Last check: November 23, 2096');
    const link = section?.querySelector('li a');
    expect(link?.getAttribute('href')).toBe(`${web().origin}/`);
    expect(link?.getAttribute('rel')).toBe('me noopener nofollow ugc');
    const project = await db().developerProject.findFirstOrThrow();
    expect(await get(`${profile}/projects/${project.id}`)).toContain(
      'Ada has proven that the address is their own.',
    );
    for (const file of ['contact.vcf', 'resume.json', 'profile.md']) {
      expect(await get(`${profile}/${file}`), file).toContain(web().origin);
    }
    expect(await get(profile)).not.toContain(token);
  });

  it('see nothing of an address that is only asked for, removed, or of a hidden profile', async () => {
    const { id, token } = await home();
    const shown = () => testApp().caller.developer.proofs.shown({ developerId: ada.id });
    expect(await shown()).toEqual([]);
    web().answers.set(filePath, { text: token });
    await check(id);
    expect(await shown()).toHaveLength(1);
    await ada.proofs.remove({ proofId: id });
    expect(await shown()).toEqual([]);
    await ada.proofs.restore({ proofId: id });
    expect(await shown()).toHaveLength(1);
    await db().developer.update({ where: { id: ada.id }, data: { hiddenAt: noon } });
    expect(await shown()).toEqual([]);
  });
});

describe('two developers', () => {
  it('may both prove one address, each with a token of their own', async () => {
    const bob = await member('Bob');
    const [hers, his] = [await home(), await bob.ask(web().origin)];
    expect(hers.token).not.toBe(his.token);
    web().answers.set(filePath, { text: hers.token });
    expect((await check(hers.id)).proof.state).toBe('proven');
    expect((await check(his.id, bob)).proof.state).toBe('asked');
    web().answers.set(filePath, { text: `${hers.token}\n${his.token}` });
    expect((await check(his.id, bob)).proof.state).toBe('proven');
  });

  it('cannot check, remove or take back for each other', async () => {
    const bob = await member('Bob');
    const { id: proofId } = await home();
    const refusal = { code: 'NOT_FOUND' };
    await expect(bob.proofs.check({ proofId })).rejects.toMatchObject(refusal);
    await expect(bob.proofs.remove({ proofId })).rejects.toMatchObject(refusal);
    await ada.proofs.remove({ proofId });
    await expect(bob.proofs.restore({ proofId })).rejects.toMatchObject(refusal);
    expect(web().asked).toEqual([]);
    expect((await bob.proofs.own()).proofs).toEqual([]);
  });
});

describe('the list of a developer', () => {
  it('offers the addresses of projects that are not on it', async () => {
    await createProject(ada.id, { projectLink: 'https://maker.dev/courts' });
    await createProject(ada.id, { projectLink: 'https://github.com/Ada/Clubs' });
    await createProject(ada.id, { projectLink: 'https://example.com/never' });
    expect((await ada.proofs.own()).offered).toEqual([
      'https://maker.dev/courts',
      'https://github.com/ada/clubs',
    ]);
    await ada.ask('https://maker.dev/');
    expect((await ada.proofs.own()).offered).toEqual(['https://github.com/ada/clubs']);
  });

  it('holds ten addresses, also after an undo', async () => {
    const first = await ada.ask('https://maker-0.dev');
    await ada.proofs.remove({ proofId: first.id });
    for (let number = 1; number <= 10; number += 1) await ada.ask(`https://maker-${number}.dev`);
    const full = { code: 'CONFLICT' };
    await expect(ada.ask('https://maker-11.dev')).rejects.toMatchObject(full);
    await expect(ada.proofs.restore({ proofId: first.id })).rejects.toMatchObject(full);
    expect((await ada.proofs.own()).proofs).toHaveLength(10);
  });

  it('gives a removed address its token and its mark back, by undo and by adding it again', async () => {
    const { id: proofId, token } = await home();
    web().answers.set(filePath, { text: token });
    await check(proofId);
    for (const bringBack of [
      () => ada.proofs.restore({ proofId }),
      () => ada.proofs.ask({ address: web().origin }),
    ]) {
      expect((await ada.proofs.remove({ proofId })).proofs).toEqual([]);
      expect((await bringBack()).proofs).toMatchObject([{ token, state: 'proven' }]);
    }
  });

  it('limits how often strangers are asked', async () => {
    const { id: proofId } = await ada.ask(`${web().origin}/ada`);
    for (let time = 1; time <= 30; time += 1) await ada.proofs.check({ proofId });
    const before = web().asked.length;
    await expect(ada.proofs.check({ proofId })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(web().asked).toHaveLength(before);
  });

  it('keeps the mark when a check of one’s own finds nothing', async () => {
    const { id, token } = await home();
    web().answers.set(filePath, { text: token });
    await check(id);
    web().answers.clear();
    expect(await check(id)).toMatchObject({
      proof: { state: 'proven', checkedAt: noon },
      faults: { file: 'notFound' },
    });
  });

  it('is in the export, and goes with the account', async () => {
    const { token } = await home();
    expect((await ada.developer.exportData()).proofs).toMatchObject([{ token, state: 'asked' }]);
    const other = await createDeveloper();
    await createProof(other.id);
    await db().developer.delete({ where: { id: ada.id } });
    expect(await db().addressProof.findMany()).toMatchObject([{ developerId: other.id }]);
  });
});
