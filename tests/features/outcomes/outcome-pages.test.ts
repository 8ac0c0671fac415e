import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/outcomes/web/OutcomePage.tsx';
import { counters } from '../../../src/shared/limits/limits.ts';
import { paths } from '../../../src/shared/paths.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createOutcome, recommendationForm, recommended } from '../../factories/outcomes.ts';
import { breakWrites, mendWrites, raise } from '../../setup/database/broken-writes.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

let now = new Date();
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const post = formPoster(testApp);
const db = () => testApp().deps.db.prisma;
const client = () => callerWith(testApp()).caller.contact.outcomes;
const { words, author } = recommendationForm;
const notFound = { code: 'NOT_FOUND' };

beforeEach(async () => {
  now = new Date();
  // The memory outlives the rows of the test before.
  await testApp().deps.contentBus.announce('rows');
});

const stored = (id: number) => db().outcome.findUniqueOrThrow({ where: { id } });
const linkEnd = async (outcomeId: number) =>
  (await db().accessLink.findFirstOrThrow({ where: { outcomeId } })).endsAt;

async function shown(developerId: number) {
  const { body } = await testApp().app.inject({ url: paths.developerProfile(developerId) });
  const { document } = new JSDOM(body).window;
  const quotes = [...document.querySelectorAll('blockquote')].map((one) => one.textContent);
  return { quotes, text: document.querySelector('main')?.textContent ?? '' };
}

async function asDeveloper(id: number) {
  const cookie = await testApp().cookieFor('developer', id);
  return callerWith(testApp(), { cookie }).caller.developer;
}

const recommendations = async () => (await signedInAdmin(testApp())).caller.admin.recommendations;

describe('the answer of a client', () => {
  it('counts the job on the profile with a yes, and not with a no', async () => {
    const { key, developerId } = await createOutcome();
    expect((await shown(developerId)).text).not.toContain('Jobs through this site');
    for (const answer of ['finished', 'going'] as const) {
      await client().answer({ key, answer });
      expect((await shown(developerId)).text).toContain('1 job in twelve months');
    }
    await client().answer({ key, answer: 'no' });
    expect((await shown(developerId)).text).not.toContain('Jobs through this site');
  });

  it('counts for twelve months from the choice', async () => {
    const { key, developerId, outcomeId } = await createOutcome();
    await createOutcome(recommended(), { developerId });
    await client().answer({ key, answer: 'finished' });
    expect((await shown(developerId)).text).toContain('2 jobs in twelve months');
    const chosenAt = new Date(now.getTime() - 365 * dayMs);
    await db().outcome.update({ where: { id: outcomeId }, data: { chosenAt } });
    await testApp().deps.contentBus.announce('rows');
    expect((await shown(developerId)).text).toContain('1 job in twelve months');
  });

  it('does not count without the client, whatever the developer says', async () => {
    const { developerId, outcomeId } = await createOutcome();
    const own = await asDeveloper(developerId);
    await own.outcomes.answer({ outcomeId, answer: 'finished' });
    expect(await own.outcomes.shown({ developerId })).toEqual({ jobCount: 0, recommendations: [] });
  });

  it('counts no junk', async () => {
    const { developerId, requestId } = await createOutcome(recommended());
    await db().contactRequest.update({ where: { id: requestId }, data: { status: 'spam' } });
    expect((await shown(developerId)).text).not.toContain('Jobs through this site');
  });

  it('is stored whole or not at all', async () => {
    const { key, outcomeId } = await createOutcome();
    await breakWrites(raise('53100'), 'ContactRequest');
    await expect(client().answer({ key, answer: 'going' })).rejects.toThrow();
    await mendWrites();
    expect(await stored(outcomeId)).toMatchObject({ clientAnswer: null });
  });

  it('is refused when it changes too often', async () => {
    const { key, requestId } = await createOutcome();
    for (let change = 0; change < counters.outcome.limit; change += 1) {
      await testApp().deps.rateLimits.consume(counters.outcome, String(requestId));
    }
    await expect(client().answer({ key, answer: 'going' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

describe('a recommendation', () => {
  it('stands on the profile at once, and is taken back by its writer', async () => {
    const { key, developerId, outcomeId } = await createOutcome();
    await client().answer({ key, answer: 'finished' });
    await client().recommend({ key, ...recommendationForm });
    expect(await shown(developerId)).toMatchObject({
      quotes: [words],
      text: expect.stringContaining(author),
    });
    expect(await client().byKey({ key })).toMatchObject({ words, author, linkEndsAt: null });

    await client().withdraw({ key });
    expect((await shown(developerId)).quotes).toEqual([]);
    expect(await stored(outcomeId)).toMatchObject({
      ...{ words: '', author: '', consentedAt: null, clientAnswer: 'finished' },
    });
    expect(await linkEnd(outcomeId)).toEqual(new Date(now.getTime() + 90 * dayMs));
  });

  it('needs a yes', async () => {
    const { key, outcomeId } = await createOutcome();
    for (const answer of [null, 'no'] as const) {
      if (answer) await client().answer({ key, answer });
      await expect(client().recommend({ key, ...recommendationForm })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    expect(await stored(outcomeId)).toMatchObject({ words: '' });
  });

  it('goes with the answer when that becomes a no', async () => {
    const { key, developerId, outcomeId } = await createOutcome(recommended());
    expect((await shown(developerId)).quotes).toEqual([words]);
    await client().answer({ key, answer: 'no' });
    expect((await shown(developerId)).quotes).toEqual([]);
    expect(await stored(outcomeId)).toMatchObject({ words: '', author: '', consentedAt: null });
  });

  it('is one a job: writing again changes it', async () => {
    const { key, developerId } = await createOutcome(recommended());
    const changed = 'It went live later than planned, and it has worked ever since.';
    await client().recommend({ key, ...recommendationForm, words: changed });
    expect((await shown(developerId)).quotes).toEqual([changed]);
    const actions = await db().activityEntry.findMany({ select: { actor: true, action: true } });
    expect(actions).toEqual([{ actor: 'visitor', action: 'changed' }]);
  });

  it('is shown with six newer ones at most', async () => {
    const { id: developerId } = await createDeveloper();
    for (let job = 1; job <= 7; job += 1) {
      const consentedAt = new Date(now.getTime() - (8 - job) * dayMs);
      await createOutcome(
        { ...recommended(), words: `${words} ${job}`, consentedAt },
        { developerId },
      );
    }
    expect((await shown(developerId)).quotes).toEqual(
      [7, 6, 5, 4, 3, 2].map((job) => `${words} ${job}`),
    );
  });

  it('is written once by two tabs at the same moment, with the words of one of them', async () => {
    const { key, outcomeId } = await createOutcome({
      ...{ clientAnswer: 'going', clientAnsweredAt: now },
    });
    const both = [`${words} First.`, `${words} Second.`];
    await Promise.all(
      both.map((one) => client().recommend({ key, ...recommendationForm, words: one })),
    );
    expect(both).toContain((await stored(outcomeId)).words);
  });

  it('refuses what is too short, too long, or without consent', async () => {
    const { key } = await createOutcome(recommended());
    for (const wrong of [
      { words: 'Too short' },
      { words: 'x'.repeat(601) },
      { author: 'A' },
      { author: 'Ada\nLovelace' },
      { consent: 'off' },
    ]) {
      const written = { key, ...recommendationForm, ...wrong } as Parameters<
        ReturnType<typeof client>['recommend']
      >[0];
      await expect(client().recommend(written)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('runs nowhere', async () => {
    const { key, developerId } = await createOutcome(recommended());
    const hostile = '<script>canary()</script><img src=x onerror=canary()> and more words';
    await client().recommend({ key, ...recommendationForm, words: hostile, author: '"><svg/>' });
    const { body } = await testApp().app.inject({ url: paths.developerProfile(developerId) });
    expect(body).not.toContain('<script>canary()');
    expect(body).not.toContain('<img src=x');
    expect((await shown(developerId)).quotes).toEqual([hostile]);
  });
});

describe('the owner', () => {
  it('hides a recommendation and shows it again, and the job counts all the time', async () => {
    const { developerId, outcomeId, key } = await createOutcome(recommended());
    const owner = await recommendations();
    await owner.hide({ outcomeId });
    await owner.hide({ outcomeId });
    expect(await shown(developerId)).toMatchObject({
      quotes: [],
      text: expect.stringContaining('1 job in twelve months'),
    });
    expect(await owner.list({ developerId })).toMatchObject([{ words, isHidden: true }]);
    expect(await client().byKey({ key })).toMatchObject({ isHidden: true });
    await owner.show({ outcomeId });
    expect((await shown(developerId)).quotes).toEqual([words]);
    const actions = await db().activityEntry.findMany({ orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(['hid', 'showed']);
  });

  it('keeps hidden what its writer writes once more', async () => {
    const { developerId, outcomeId, key } = await createOutcome(recommended());
    await (await recommendations()).hide({ outcomeId });
    await client().withdraw({ key });
    await client().recommend({ key, ...recommendationForm, words: `${words} Truly.` });
    expect((await shown(developerId)).quotes).toEqual([]);
  });

  it('hides no words that are not there', async () => {
    const { outcomeId } = await createOutcome();
    await expect((await recommendations()).hide({ outcomeId })).rejects.toMatchObject(notFound);
  });
});

describe('a developer', () => {
  it('answers for themselves, and reads what the client said', async () => {
    const { developerId, outcomeId } = await createOutcome(recommended());
    const own = await asDeveloper(developerId);
    await own.outcomes.answer({ outcomeId, answer: 'finished' });
    expect(await own.outcomes.own()).toMatchObject([
      {
        ...{ id: outcomeId, clientName: 'Ada Lovelace', answer: 'finished' },
        ...{ clientAnswer: 'finished', recommendation: { words, author, isHidden: false } },
      },
    ]);
    const { outcomes } = await own.exportData();
    expect(outcomes).toMatchObject([{ id: outcomeId, recommendation: { words } }]);
  });

  it("neither reads nor answers another one's", async () => {
    const { outcomeId } = await createOutcome(recommended());
    const other = await asDeveloper((await createDeveloper()).id);
    expect(await other.outcomes.own()).toEqual([]);
    await expect(other.outcomes.answer({ outcomeId, answer: 'no' })).rejects.toMatchObject(
      notFound,
    );
    expect(await stored(outcomeId)).toMatchObject({ developerAnswer: null });
  });

  it('takes all of it along when the account is deleted', async () => {
    const { developerId, key } = await createOutcome(recommended());
    await (await asDeveloper(developerId)).deleteAccount();
    expect(await db().outcome.count()).toBe(0);
    await expect(client().byKey({ key })).rejects.toMatchObject(notFound);
  });

  it('shows nothing of it while hidden', async () => {
    const { developerId } = await createOutcome(recommended());
    await db().developer.update({ where: { id: developerId }, data: { hiddenAt: now } });
    const { shown: ofDeveloper } = callerWith(testApp()).caller.developer.outcomes;
    expect(await ofDeveloper({ developerId })).toEqual({ jobCount: 0, recommendations: [] });
  });
});

describe('the page behind the link', () => {
  it('is kept by no cache, listed by no search engine, and tells its address to nobody', async () => {
    const { key } = await createOutcome();
    const { statusCode, headers, body } = await testApp().app.inject({ url: paths.outcome(key) });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    });
    expect(body).toContain('noindex');
  });

  it.each(['unknown', 'ended'])('opens and changes nothing with an %s key', async (kind) => {
    const { key: valid, outcomeId } = await createOutcome(recommended());
    if (kind === 'ended') {
      await db().accessLink.updateMany({ where: { outcomeId }, data: { endsAt: now } });
    }
    const key = kind === 'unknown' ? 'x'.repeat(32) : valid;
    expect((await testApp().app.inject({ url: paths.outcome(key) })).statusCode).toBe(404);
    for (const change of [
      () => client().answer({ key, answer: 'no' }),
      () => client().recommend({ key, ...recommendationForm, words: `${words} Changed.` }),
      () => client().withdraw({ key }),
    ]) {
      await expect(change()).rejects.toMatchObject(notFound);
    }
    expect(await stored(outcomeId)).toMatchObject({ clientAnswer: 'finished', words });
  });

  it('does not open with the key of another kind', async () => {
    const { key } = await createOutcome();
    const { contact } = callerWith(testApp()).caller;
    await expect(contact.testimonials.byKey({ key })).rejects.toMatchObject(notFound);
    await expect(contact.requests.byKey({ key })).rejects.toMatchObject(notFound);
  });

  it('answers, recommends and takes back without scripts', async () => {
    const { key, outcomeId } = await createOutcome();
    const url = paths.outcome(key);
    expect((await post(url, { form: 'outcome', answer: 'going' })).statusCode).toBe(303);
    const { consent } = recommendationForm;
    await post(url, { form: 'recommendation', words, author, consent });
    expect(await stored(outcomeId)).toMatchObject({ clientAnswer: 'going', words, author });
    await post(url, { form: 'withdrawRecommendation', confirmed: 'on' });
    expect(await stored(outcomeId)).toMatchObject({ words: '' });
  });
});
