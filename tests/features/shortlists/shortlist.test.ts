import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/shortlists/web/ShortlistPage.tsx';
import { inboxLimits } from '../../../src/shared/limits/limits.ts';
import { paths } from '../../../src/shared/paths.ts';
import { createAvailability } from '../../factories/availability.ts';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const post = formPoster(testApp);
const db = () => testDatabase().prisma;
const shortlist = () => callerWith(testApp()).caller.developer.shortlist;
const form = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'Would you like to build a compiler with me?',
};
const messagesTo = async (developerId: number) =>
  (await db().developerMessage.findMany({ where: { developerId } })).map(({ body }) => body);
const open = async (path: string) => (await testApp().app.inject(path)).body;

beforeEach(() => testApp().deps.contentBus.announce('rows'));

describe('a shortlist', () => {
  it('keeps the order of its address and leaves out what names nobody', async () => {
    const [ada, bob] = [await createDeveloper(), await createDeveloper()];
    const developers = `${bob.id}-${ada.id}-x-0-${bob.id}-999999999`;
    const { developers: shown } = await shortlist().read({ developers });
    expect(shown.map(({ id }) => id)).toEqual([bob.id, ada.id]);
  });

  it('leaves out a hidden profile and one that was never finished', async () => {
    const hidden = await createDeveloper({ hiddenAt: new Date() });
    const unfinished = await createDeveloper({ profileCompletedAt: null });
    const shown = await shortlist().read({ developers: `${hidden.id}-${unfinished.id}` });
    expect(shown).toEqual({ developers: [], rows: [] });
  });

  it('puts the facts of the first three side by side, and names what one of them does not say', async () => {
    const ada = await createDeveloper({ country: 'Chile' });
    const bob = await createDeveloper({ country: '' });
    await createAvailability(ada.id, { hoursPerWeek: 20, now: new Date() });
    await createProject(bob.id, { title: 'Courts' });
    const others = [await createDeveloper(), await createDeveloper()];
    const ids = [ada, bob, ...others].map(({ id }) => id);
    const { developers, rows } = await shortlist().read({ developers: ids.join('-') });
    expect(developers).toHaveLength(4);
    const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values;
    expect(valuesOf('Location')).toEqual(['Chile', null, null]);
    expect(valuesOf('Hours a week')).toEqual(['20', null, null]);
    expect(valuesOf('Projects')).toEqual([null, 'Courts', null]);
  });

  it('is drawn by the server, and is not a page for search engines', async () => {
    const ada = await createDeveloper({ developerName: 'Ada Lovelace' });
    const page = await open(paths.shortlist(String(ada.id)));
    expect(page).toContain('Ada Lovelace');
    expect(page).toContain('name="robots" content="noindex');
  });

  it('says that nobody is on it', async () => {
    expect(await open(paths.shortlist('mine'))).toContain('Nobody is on this shortlist');
  });
});

describe('one message to several', () => {
  it('reaches each developer, with a page of its own for each', async () => {
    const [ada, bob] = [await createDeveloper(), await createDeveloper()];
    const { sent, failed } = await shortlist().write({ ...form, developerIds: [ada.id, bob.id] });
    expect(failed).toEqual([]);
    expect(sent.map(({ developerId }) => developerId)).toEqual([ada.id, bob.id]);
    const keys = sent.map(({ messageKey }) => messageKey);
    expect(new Set(keys).size).toBe(2);
    expect(await messagesTo(ada.id)).toEqual([form.message]);
    expect(await messagesTo(bob.id)).toEqual([form.message]);
    const page = await open(paths.message(keys[0] ?? ''));
    expect(page).not.toContain(bob.developerName || 'nobody');
  });

  it('goes to three at most, and to each once', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push((await createDeveloper()).id);
    await expect(shortlist().write({ ...form, developerIds: ids })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const [first = 0] = ids;
    await shortlist().write({ ...form, developerIds: [first, first] });
    expect(await messagesTo(first)).toHaveLength(1);
  });

  it('needs somebody to go to', async () => {
    await expect(shortlist().write({ ...form, developerIds: [] })).rejects.toThrow(
      'Please choose at least one developer',
    );
  });

  it('names the developer who did not get it, and reaches the others', async () => {
    const ada = await createDeveloper();
    const gone = await createDeveloper({ hiddenAt: new Date() });
    const { sent, failed } = await shortlist().write({ ...form, developerIds: [gone.id, ada.id] });
    expect(sent.map(({ developerId }) => developerId)).toEqual([ada.id]);
    expect(failed).toEqual([{ id: gone.id, message: expect.stringContaining('not shown') }]);
  });

  it('answers the refusal when nobody gets it', async () => {
    const gone = await createDeveloper({ hiddenAt: new Date() });
    await expect(shortlist().write({ ...form, developerIds: [gone.id] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('counts every message against the limit of its sender', async () => {
    const { limit } = inboxLimits['developer-message'].address;
    const ada = await createDeveloper();
    for (let count = 0; count < limit; count += 1) {
      await shortlist().write({
        ...form,
        message: `${form.message} ${count}`,
        developerIds: [ada.id],
      });
    }
    await expect(shortlist().write({ ...form, developerIds: [ada.id] })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

describe('without scripts', () => {
  const list = async () => {
    const [ada, bob] = [await createDeveloper(), await createDeveloper()];
    return { ada, bob, url: paths.shortlist(`${ada.id}-${bob.id}`) };
  };

  it('reaches the chosen developers alone', async () => {
    const { ada, bob, url } = await list();
    const answer = await post(url, { form: 'messages', ...form, second: String(bob.id) });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${url}?sent=messages#messages-sent`);
    expect(await messagesTo(ada.id)).toEqual([]);
    expect(await messagesTo(bob.id)).toEqual([form.message]);
    expect(await open(`${url}?sent=messages`)).toContain('Messages sent!');
  });

  it('keeps what was typed when nobody is chosen', async () => {
    const { url } = await list();
    const answer = await post(url, { form: 'messages', ...form });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Please choose at least one developer');
    expect(answer.body).toContain(form.message);
  });

  it('says when not everybody got it', async () => {
    const { ada, bob, url } = await list();
    await db().developer.update({ where: { id: bob.id }, data: { hiddenAt: new Date() } });
    const boxes = { first: String(ada.id), second: String(bob.id) };
    const answer = await post(url, { form: 'messages', ...form, ...boxes });
    expect(answer.body).toContain('Not everybody got your message.');
    expect(await messagesTo(ada.id)).toEqual([form.message]);
  });
});

it('a profile that was hidden leaves a shortlist at once', async () => {
  const ada = await createDeveloper({ developerName: 'Ada Lovelace' });
  const page = paths.shortlist(String(ada.id));
  expect(await open(page)).toContain('Ada Lovelace');
  await db().developer.update({ where: { id: ada.id }, data: { hiddenAt: new Date() } });
  await testApp().deps.contentBus.announce('rows');
  expect(await open(page)).not.toContain('Ada Lovelace');
});
