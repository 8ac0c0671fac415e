import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { planForgottenContent } from '../../../src/features/content/server/publication-turns.service.ts';
import { purgeVersions } from '../../../src/features/documents/server/versions.service.ts';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { keptRevisions } from '../../../src/shared/retention.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

let now = new Date();
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const kind = 'estimate-rates';
const release = { ...estimateRates };
const priced = (dollarsPerDay: number | null) => ({ ...release, dollarsPerDay });
const dearer = priced(1_600);

let begin = new Date();
beforeEach(async () => {
  begin = new Date();
  now = begin;
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const inMinutes = (minutes: number) => new Date(begin.getTime() + minutes * 60_000).toISOString();
const wait = async (minutes: number) => {
  now = new Date(inMinutes(minutes));
  return runDueJobs(testApp());
};
const prices = async () => (await testApp().app.inject('/services/websites')).body;
const cheap = '$5,500 – $10,500';
const dear = '$11,000 – $21,000';

const owner = async () => (await signedInAdmin(testApp())).caller.admin.content;
type Content = Awaited<ReturnType<typeof owner>>;

/** Minutes; null for now, and for good. */
const save = (
  content: Content,
  [from, until]: [from: number | null, until: number | null],
  value: object = dearer,
) =>
  content.save({
    ...{ kind, value: { ...value } },
    publishAt: from === null ? null : inMinutes(from),
    unpublishAt: until === null ? null : inMinutes(until),
  });
const publicPrice = async (content: Content) => (await content.get({ kind })).value.dollarsPerDay;
/** Prices of all versions, oldest first. */
async function history(content: Content) {
  const versions = (await content.versions({ kind })).toReversed();
  const values = versions.map(({ version }) => content.version({ kind, version }));
  return (await Promise.all(values)).map(({ dollarsPerDay }) => dollarsPerDay);
}

describe('scheduled content', () => {
  it('is published at its time', async () => {
    const content = await owner();
    await save(content, [10, null]);
    expect((await content.form({ kind })).scheduled?.value).toEqual(dearer);
    expect(await prices()).toContain(cheap);
    expect(await wait(10)).toMatchObject([{ error: null }]);
    expect(await prices()).toContain(dear);
    const { scheduled, saved } = await content.form({ kind });
    expect([scheduled, saved.version]).toEqual([null, 1]);
  });

  it('waits for a new time when it is put off, and for none when it is ended', async () => {
    const content = await owner();
    await save(content, [10, null]);
    await save(content, [20, null]);
    expect(await jobsInQueue(testApp())).toHaveLength(1);
    expect(await wait(10)).toEqual([]);
    await content.endSchedule({ kind });
    await wait(20);
    expect(await prices()).toContain(cheap);
  });

  it('is published after a restore, which keeps no jobs', async () => {
    const content = await owner();
    await save(content, [10, null]);
    await testApp().deps.db.pool.query('DELETE FROM graphile_worker._private_jobs');
    await planForgottenContent(testApp().deps);
    await planForgottenContent(testApp().deps);
    expect(await jobsInQueue(testApp())).toHaveLength(1);
    await wait(10);
    expect(await prices()).toContain(dear);
  });

  it.each([
    [[-1, null], 'This time has passed.'],
    [[60 * 24 * 400, null], 'A time within a year is needed.'],
    [[10, 60 * 24 * 400], 'A time within a year is needed.'],
    [[10, 10], 'The publication must end after it begins, in the future.'],
    [[null, -1], 'The publication must end after it begins, in the future.'],
  ] as const)('at %j is refused', async ([from, until], message) => {
    const content = await owner();
    await expect(save(content, [from, until])).rejects.toThrow(message);
    await expect(save(content, [10, 20], priced(null))).rejects.toThrow();
    expect(await content.get({ kind })).toMatchObject({ version: 0, scheduled: null });
  });

  it('takes the place of no version that was not seen', async () => {
    const [content, other] = [await owner(), await owner()];
    const { scheduled: first } = await save(other, [10, null]);
    const next = { kind, value: priced(900), publishAt: inMinutes(20) };
    await expect(content.save({ ...next, replaces: null })).rejects.toMatchObject({
      ...{ code: 'PRECONDITION_FAILED', message: expect.stringContaining('Nothing was replaced') },
    });
    expect((await content.get({ kind })).scheduled?.value).toEqual(dearer);
    const { scheduled } = await content.save({ ...next, replaces: first?.id ?? null });
    expect(scheduled?.value).toEqual(next.value);
  });

  it('is not scheduled over a version that was not seen, and its draft stays', async () => {
    const content = await owner();
    const draft = { savedFrom: randomUUID(), seen: null };
    const text = JSON.stringify(dearer);
    await content.saveDraft({ kind, text, baseVersion: 0, ...draft });
    await content.save({ kind, value: priced(900) });
    const next = { kind, value: dearer, publishAt: inMinutes(10), draft };
    await expect(content.save({ ...next, version: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await content.draft({ kind })).draft?.text).toBe(text);
    await content.save({ ...next, version: 1 });
    expect((await content.draft({ kind })).draft).toBeNull();
  });
});

describe('a publication with an end', () => {
  it('gives way to the release at its end when nothing was published before', async () => {
    const content = await owner();
    const saved = await save(content, [null, 10]);
    expect(saved).toMatchObject({ version: 1, unpublishAt: new Date(inMinutes(10)) });
    expect(await prices()).toContain(dear);
    expect(await wait(10)).toMatchObject([{ error: null }]);
    expect(await prices()).toContain(cheap);
    expect(await content.get({ kind })).toMatchObject({
      ...{ version: 2, savedBy: 'the schedule', unpublishAt: null, value: release },
    });
    expect(await wait(20)).toEqual([]);
  });

  it('gives way to the version before it', async () => {
    const content = await owner();
    await content.save({ kind, value: priced(900) });
    await save(content, [10, 20]);
    await wait(10);
    expect(await publicPrice(content)).toBe(1_600);
    await wait(20);
    expect(await history(content)).toEqual([900, 1_600, 900]);
  });

  it('stays away where something was published by hand in between', async () => {
    const content = await owner();
    await save(content, [null, 10]);
    await content.save({ kind, value: priced(900) });
    expect((await content.get({ kind })).unpublishAt).toBeNull();
    await wait(10);
    expect(await history(content)).toEqual([1_600, 900]);
  });

  it('stays when somebody keeps it', async () => {
    const content = await owner();
    await save(content, [null, 10]);
    const { savedAt } = await content.get({ kind });
    await content.keepPublished({ kind });
    await wait(10);
    expect(await content.get({ kind })).toMatchObject({ version: 1, savedAt, unpublishAt: null });
    await expect(content.keepPublished({ kind })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that another one with an end replaces leaves to what stays', async () => {
    const content = await owner();
    await content.save({ kind, value: priced(900) });
    await save(content, [null, 30]);
    await save(content, [null, 10], priced(2_000));
    await wait(10);
    expect(await publicPrice(content)).toBe(900);
    await wait(30);
    expect(await history(content)).toEqual([900, 1_600, 2_000, 900]);
  });

  it('ends before the next begins, and not when the next begins before', async () => {
    const content = await owner();
    await save(content, [null, 10]);
    await save(content, [20, null], priced(900));
    await wait(10);
    expect(await publicPrice(content)).toBe(release.dollarsPerDay);
    await wait(20);
    expect(await publicPrice(content)).toBe(900);
    await save(content, [null, 40]);
    await save(content, [30, 40], priced(700));
    await wait(30);
    expect(await publicPrice(content)).toBe(700);
    await wait(40);
    expect(await publicPrice(content)).toBe(900);
  });

  it('is planned again when what waits before it is called off', async () => {
    const content = await owner();
    await save(content, [null, 20]);
    await save(content, [10, null], priced(900));
    await content.endSchedule({ kind });
    await wait(20);
    expect(await publicPrice(content)).toBe(release.dollarsPerDay);
  });

  it('that was missed while the site was down is made up for, unseen by readers', async () => {
    const content = await owner();
    await save(content, [10, 20]);
    await testApp().deps.db.pool.query('DELETE FROM graphile_worker._private_jobs');
    now = new Date(inMinutes(30));
    await planForgottenContent(testApp().deps);
    await planForgottenContent(testApp().deps);
    expect(await runDueJobs(testApp())).toHaveLength(1);
    expect(await prices()).toContain(cheap);
    expect(await history(content)).toEqual([1_600, release.dollarsPerDay]);
    await planForgottenContent(testApp().deps);
    expect(await jobsInQueue(testApp())).toEqual([]);
  });

  it('is refused for words that would come back at their own end', async () => {
    const content = await owner();
    await expect(save(content, [null, 10], release)).rejects.toThrow('come back at their own end');
    await save(content, [null, 10]);
    // Moves the end.
    await save(content, [null, 20]);
    await wait(10);
    expect(await prices()).toContain(dear);
  });

  it('gives way to a version that many others with an end followed', async () => {
    const content = await owner();
    await content.save({ kind, value: priced(900) });
    const { documentId } = await testApp().deps.db.prisma.documentVersion.findFirstOrThrow();
    await testApp().deps.db.prisma.documentVersion.createMany({
      data: Array.from({ length: keptRevisions + 1 }, (_, index) => ({
        ...{ documentId, version: index + 2, kind: 'revision' as const, savedBy: 'admin:a' },
        ...{ form: dearer, unpublishAt: new Date(inMinutes(10)) },
      })),
    });
    await purgeVersions(testApp().deps, 'delete');
    await planForgottenContent(testApp().deps);
    await wait(10);
    expect(await publicPrice(content)).toBe(900);
  });

  it('leads addresses of entries back', async () => {
    const content = await owner();
    const { projects } = portfolioKind.release;
    const [first, ...others] = projects;
    const id = first?.id ?? '';
    const value = {
      ...portfolioKind.release,
      projects: [{ ...first, id: 'for-a-day' }, ...others],
    };
    await content.save({ kind: 'portfolio', value, unpublishAt: inMinutes(10) });
    const get = (url: string) => testApp().app.inject(url);
    expect((await get(`/examples/${id}`)).headers.location).toContain('/examples/for-a-day');
    await wait(10);
    expect((await get(`/examples/${id}`)).statusCode).toBe(200);
    expect((await get('/examples/for-a-day')).headers.location).toContain(`/examples/${id}`);
  });
});

describe('a schedule over REST', () => {
  it('is made, read and ended', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const url = `/api/admin/content/${kind}`;
    const headers = { cookie, origin: 'http://localhost:3000' };
    const times = { publishAt: inMinutes(10), unpublishAt: inMinutes(20) };
    const payload = { value: dearer, ...times };
    const put = await testApp().app.inject({ method: 'PUT', url, headers, payload });
    expect(put.json()).toMatchObject({ version: 0, scheduled: { value: dearer, ...times } });
    const read = await testApp().app.inject({ url, headers });
    expect(read.json().scheduled).toEqual(put.json().scheduled);
    const end = { method: 'DELETE', url: `${url}/schedule`, headers } as const;
    expect((await testApp().app.inject(end)).statusCode).toBe(200);
    expect((await testApp().app.inject(end)).statusCode).toBe(404);
    const bad = { ...payload, publishAt: 'tomorrow' };
    expect(
      (await testApp().app.inject({ method: 'PUT', url, headers, payload: bad })).statusCode,
    ).toBe(400);
  });
});
