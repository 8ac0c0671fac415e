import { beforeEach, describe, expect, it } from 'vitest';
import { inboxLimits } from '../../../src/shared/limits/limits.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const postForm = formPoster(testApp);
const db = () => testDatabase().prisma;
const form = { reason: 'fraud', word: 'Asks for money in advance.' } as const;
let id: number;
let owner: Awaited<ReturnType<typeof signedInAdmin>>['caller'];

beforeEach(async () => {
  id = (await createDeveloper({ developerName: 'Marit' })).id;
  owner = (await signedInAdmin(testApp(), { username: 'olga' })).caller;
});

const report = (extra: object = {}, ip = '198.51.100.7') =>
  callerWith(testApp(), { ip }).caller.developer.reportProfile({
    ...{ developerId: id, ...form },
    ...extra,
  });
const listed = () => owner.admin.profileReports.list();

describe('a report of a profile', () => {
  it('reaches the owner, and says nothing about who sent it', async () => {
    await report();
    expect(await listed()).toMatchObject({
      total: 1,
      items: [{ developer: { id, name: 'Marit' }, count: 1, reports: [form] }],
    });
    const [stored] = await db().report.findMany();
    expect(JSON.stringify(stored)).not.toContain('198.51');
    for (const role of ['editor', 'author'] as const) {
      const { caller } = await signedInAdmin(testApp(), { role, username: role });
      await expect(caller.admin.profileReports.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('needs a reason of the list, and bounds its words', async () => {
    for (const fault of [{ reason: '' }, { reason: 'dislike' }, { word: 'x'.repeat(501) }]) {
      await expect(report(fault)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    await report({ word: '' });
    expect(await db().report.count()).toBe(1);
  });

  it('is of a profile that visitors see', async () => {
    const unfinished = await createDeveloper({ profileCompletedAt: null });
    const hidden = await createDeveloper({ hiddenAt: new Date() });
    for (const developerId of [unfinished.id, hidden.id, 999_999]) {
      await expect(report({ developerId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'This profile is not shown any more. There is nothing to report.',
      });
    }
  });

  it('works without scripts, which is told on the page, and keeps what was typed where it is refused', async () => {
    const page = `/developer-profile/${id}`;
    const sent = await postForm(page, { form: 'report', ...form });
    expect(sent.statusCode).toBe(303);
    const { location = '' } = sent.headers;
    expect(location).toBe(`${page}?sent=report#report-sent`);
    const answer = await testApp().app.inject({ url: String(location).split('#')[0] ?? '' });
    expect(answer.body).toContain('The owner of this site looks at the profile.');
    const refused = await postForm(page, { form: 'report', reason: '', word: 'Typed before' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Please choose what is wrong');
    expect(refused.body).toMatch(/<details open=""/);
    expect(refused.body).toContain('Typed before');
  });

  it('is refused to an address after 20 in an hour, to nobody else', async () => {
    const { limit } = inboxLimits['profile-report'].address;
    for (let sent = 0; sent < limit; sent += 1) await report();
    await expect(report()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many reports from this address. Please try again later.',
    });
    await report({}, '203.0.113.9');
    const [item] = (await listed()).items;
    expect([item?.count, item?.reports.length]).toEqual([limit + 1, 5]);
  });

  it('that a machine gave away is marked, and stands behind the others', async () => {
    const other = await createDeveloper({ developerName: 'Nils' });
    await report({ website: 'https://spam.example' });
    await report({ fillTimeMs: 100 });
    await report({ developerId: other.id });
    const { items } = await listed();
    expect(items.map(({ developer }) => developer.name)).toEqual(['Nils', 'Marit']);
    expect(items[1]?.reports.map(({ isSuspected }) => isSuspected)).toEqual([true, true]);
  });
});

describe('reports that wait', () => {
  it('are dismissed as far as they were read, once, which stands in the log', async () => {
    await report();
    const [read] = (await listed()).items;
    const dismissal = { developerId: id, lastId: read?.lastId ?? 0 };
    await report({ word: 'Another one' });
    await owner.admin.profileReports.dismiss(dismissal);
    expect(await listed()).toMatchObject({
      items: [{ count: 1, reports: [{ word: 'Another one' }] }],
    });
    const again = owner.admin.profileReports.dismiss(dismissal);
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const log = await db().activityEntry.findMany({ where: { targetType: 'developer profile' } });
    expect(log).toMatchObject([{ actor: 'admin:olga', action: 'left', targetId: String(id) }]);
  });

  it('are dealt with where the profile is hidden, and go with the account', async () => {
    await report();
    await owner.admin.developers.hide({ developerId: id, reason: 'Asks for money.' });
    expect(await listed()).toMatchObject({ items: [], total: 0 });
    await owner.admin.developers.show({ developerId: id });
    expect((await listed()).total).toBe(0);
    await report();
    await db().developer.delete({ where: { id } });
    expect(await db().report.count()).toBe(0);
  });
});
