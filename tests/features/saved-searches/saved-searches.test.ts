import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/saved-searches/web/SavedSearchPage.tsx';
import '../../../src/features/saved-searches/web/SaveSearchPage.tsx';
import { tellSavedSearches } from '../../../src/features/saved-searches/server/tell-searches.service.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { dayMs, hourMs } from '../../../src/shared/time/durations.ts';
import { limitRefusals } from '../../../src/shared/words/limits.ts';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { setUpProviders } from '../../setup/providers.ts';

const email = 'vera@example.com';
const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;

const { testApp, smtp } = setUpProviders(() => now);
const post = formPoster(testApp);
const db = () => testApp().deps.db.prisma;
const searches = () => callerWith(testApp()).caller.developer.searches;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const mails = () =>
  smtp()
    .mails.filter(({ to }) => to.includes(email))
    .map(wordsOf);
const keyIn = (mail: string | undefined) => /\/searches\/([\w-]{32})/.exec(mail ?? '')?.[1] ?? '';
const notFound = { code: 'NOT_FOUND' };

async function look() {
  await tellSavedSearches(testApp().deps);
  await runDueJobs(testApp());
}

async function saved(search = 'country=Chile') {
  await searches().save({ email, search });
  await runDueJobs(testApp());
  return keyIn(mails().at(-1));
}

async function confirmed(search = 'country=Chile') {
  const key = await saved(search);
  await searches().confirm({ key });
  smtp().mails.length = 0;
  return key;
}

beforeEach(() => {
  now = noon;
  smtp().mails.length = 0;
  smtp().state.behavior = 'takes';
});

describe('a saved search', () => {
  it('is confirmed by a link, and tells once who newly fits', async () => {
    await createDeveloper({ developerName: 'Before', country: 'Chile' });
    const key = await saved();
    expect(mails()[0]).not.toContain('Chile');
    expect(await searches().byKey({ key })).toMatchObject({
      isConfirmed: false,
      mailAddress: email,
    });
    await searches().confirm({ key });
    expect(await searches().byKey({ key })).toMatchObject({
      ...{ isConfirmed: true, directory: '/explore-developers?country=Chile' },
    });
    smtp().mails.length = 0;

    await createDeveloper({ developerName: 'Grace', country: 'Chile' });
    await createDeveloper({ developerName: 'Elsewhere', country: 'Norway' });
    await look();
    expect(mails()).toEqual([]);
    later(24 * hourMs);
    await look();
    expect(mails()).toEqual([expect.stringContaining('1 developer newly fits the search')]);
    expect(mails()[0]).toContain('Grace');
    expect(mails()[0]).not.toContain('Before');
    expect(mails()[0]).not.toContain('Elsewhere');
    later(24 * hourMs);
    await look();
    expect(mails()).toHaveLength(1);
  });

  it('sends nothing before somebody has confirmed it (security row 86), and is forgotten after two days', async () => {
    const key = await saved();
    smtp().mails.length = 0;
    await createDeveloper({ country: 'Chile' });
    later(2 * dayMs);
    await look();
    expect(mails()).toEqual([]);
    await expect(searches().confirm({ key })).rejects.toMatchObject(notFound);
  });

  it('tells once from two copies at the same moment', async () => {
    await confirmed();
    await createDeveloper({ country: 'Chile' });
    later(24 * hourMs);
    await Promise.all([tellSavedSearches(testApp().deps), tellSavedSearches(testApp().deps)]);
    await look();
    expect(mails()).toHaveLength(1);
  });

  it('ends by the button of the page, by one click of the mail program, and by its time', async () => {
    const byPage = await confirmed('country=Chile');
    await searches().stop({ key: byPage });
    const byClick = await confirmed('country=Peru');
    const answer = await testApp().app.inject({
      method: 'POST',
      url: serverPaths.savedSearchStop(byClick),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(await db().savedSearch.count()).toBe(0);
    await confirmed('country=Norway');
    for (const country of ['Chile', 'Peru', 'Norway']) await createDeveloper({ country });
    later(180 * dayMs);
    await look();
    expect(mails()).toEqual([]);
  });

  it('is kept for as long again by a press', async () => {
    const key = await confirmed();
    later(100 * dayMs);
    await searches().confirm({ key });
    later(100 * dayMs);
    await createDeveloper({ country: 'Chile' });
    await look();
    expect(mails()).toHaveLength(1);
  });

  it('has a one-click end in its mail, which no confirmation has', async () => {
    await searches().save({ email, search: 'country=Chile' });
    await runDueJobs(testApp());
    const key = keyIn(mails()[0]);
    await searches().confirm({ key });
    await createDeveloper({ country: 'Chile' });
    later(24 * hourMs);
    await look();
    expect(smtp().mails.at(-1)?.raw).toMatch(
      /List-Unsubscribe:\s+<[^>]*\/searches\/[\w-]{32}\/stop>/,
    );
  });

  it('tells of nobody when the site does not know its filters any more', async () => {
    await confirmed();
    await db().savedSearch.updateMany({ data: { search: 'country=Atlantis' } });
    await createDeveloper({ country: 'Chile' });
    later(24 * hourMs);
    await look();
    expect(mails()).toEqual([]);
  });

  it('does not tell of hidden developers', async () => {
    await confirmed();
    await createDeveloper({ country: 'Chile', hiddenAt: noon });
    later(24 * hourMs);
    await look();
    expect(mails()).toEqual([]);
  });

  it('is one for one address and one set of filters, whatever their order', async () => {
    await confirmed('country=Chile&kind=project');
    await searches().save({
      email: email.toUpperCase(),
      search: 'kind=project&country=Chile&sort=fit',
    });
    await runDueJobs(testApp());
    expect(await db().savedSearch.count()).toBe(1);
    expect(mails()).toEqual([]);
  });

  it('needs a filter', async () => {
    for (const search of ['', 'country=Nowhere', 'sort=fit', '%%%', 'x'.repeat(1_000)]) {
      await expect(searches().save({ email, search })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });

  it('takes no address from a machine, and mails an address five times a day at most', async () => {
    await searches().save({ email, search: 'country=Chile', website: 'x' });
    expect(await db().savedSearch.count()).toBe(0);
    for (const country of ['Chile', 'Peru', 'Norway', 'Japan', 'Kenya'])
      await searches().save({ email, search: `country=${country}` });
    await expect(searches().save({ email, search: 'country=Ghana' })).rejects.toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS', message: limitRefusals['saved-search-mail'] },
    });
    await runDueJobs(testApp());
    expect(mails()).toHaveLength(5);
    expect(await db().savedSearch.count()).toBe(5);
  });

  it('is one of ten of an address at most', async () => {
    const key = await saved();
    for (let index = 0; index < 10; index += 1) {
      await db().savedSearch.create({
        data: {
          ...{ mailAddress: email, search: `country=${index}`, createdAt: now, confirmedAt: now },
          ...{ endsAt: new Date(now.getTime() + dayMs), lookAt: now },
        },
      });
    }
    await expect(searches().confirm({ key })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is saved, confirmed and ended without scripts', async () => {
    const url = `${paths.saveSearch}?country=Chile`;
    const page = await testApp().app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Country: Chile');
    const sent = await post(paths.saveSearch, {
      form: 'savedSearch',
      email,
      search: 'country=Chile',
    });
    expect(sent.statusCode).toBe(303);
    await runDueJobs(testApp());
    const key = keyIn(mails().at(-1));
    const address = paths.savedSearch(key);
    expect((await post(address, { form: 'confirmSearch' })).statusCode).toBe(303);
    expect(await db().savedSearch.findFirst()).toMatchObject({ confirmedAt: now });
    await post(address, { form: 'stopSearch' });
    expect(await db().savedSearch.count()).toBe(0);
  });
});
