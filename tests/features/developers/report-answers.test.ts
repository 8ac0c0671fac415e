import { beforeEach, describe, expect, it } from 'vitest';
import { counters } from '../../../src/shared/limits/limits.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

let mails: { to: string; subject: string; text: string }[] = [];
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: ({ mail }) => ({
    mail: {
      ...mail,
      ownerAddress: 'owner@vibecode.example',
      send: async ({ to, subject, text }) => {
        mails.push({ to, subject, text });
        return { outcome: 'sent' };
      },
    },
  }),
});
const db = () => testDatabase().prisma;
const email = 'vera@example.com';
const photoUrl = '/media/marit-w800.jpg';
const form = { reason: 'picture', word: 'That is my face.', email } as const;
let id: number;
let owner: Awaited<ReturnType<typeof signedInAdmin>>['caller'];

beforeEach(async () => {
  mails = [];
  testApp().deps.mail.ownerAddress = 'owner@vibecode.example';
  id = (await createDeveloper({ developerName: 'Marit', profilePhotoUrl: photoUrl })).id;
  owner = (await signedInAdmin(testApp(), { username: 'olga' })).caller;
});

const report = (extra: object = {}, ip = '198.51.100.7') =>
  callerWith(testApp(), { ip }).caller.developer.reportProfile({
    ...{ developerId: id, ...form },
    ...extra,
  });
const listed = () => owner.admin.profileReports.list();
async function decision(answer = '') {
  const [item] = (await listed()).items;
  return { developerId: id, lastId: item?.lastId ?? 0, answer };
}
const leave = async (answer?: string) => owner.admin.profileReports.dismiss(await decision(answer));
const removePicture = async (url = photoUrl) =>
  owner.admin.profileReports.removePicture({ ...(await decision('Sorry.')), photoUrl: url });
const photo = async () =>
  (await db().developer.findUniqueOrThrow({ where: { id } })).profilePhotoUrl;
const addresses = async () => (await db().report.findMany()).map((row) => row.email);
async function answers() {
  await runDueJobs(testApp());
  return mails;
}

describe('the address for an answer', () => {
  it.each([
    ['that is none', 'vera'],
    ['that is too long', `${'v'.repeat(250)}@example.com`],
  ])('is refused where one is given %s', async (_what, wrong) => {
    await expect(report({ email: wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await db().report.count()).toBe(0);
  });

  it('is asked for on the page, for the answer alone', async () => {
    const { body } = await testApp().app.inject({ url: `/developer-profile/${id}` });
    expect(body).toContain('Your email, if you want an answer (optional)');
    expect(body).toContain('It is used for the answer alone. The developer does not see it.');
  });

  it('is not shown to the owner, who reads that an answer is wanted', async () => {
    await report();
    await report({ email: '' });
    await report({ reason: 'fraud', email: 'nils@example.com' });
    const list = await listed();
    expect(list).toMatchObject({
      isMailOn: true,
      items: [{ answerCount: 2, pictures: { count: 2, answerCount: 1 } }],
    });
    expect(list.items[0]?.reports.map((one) => one.wantsAnswer)).toEqual([true, false, true]);
    expect(JSON.stringify(list)).not.toContain('@example.com');
  });

  it('is in no download of the developer', async () => {
    await report();
    const cookie = await testApp().cookieFor('developer', id);
    const own = await callerWith(testApp(), { cookie }).caller.developer.exportData();
    expect(JSON.stringify(own)).not.toContain(email);
  });

  it('is not kept of a report that a machine gave away', async () => {
    await report({ website: 'https://spam.example' });
    expect(await addresses()).toEqual(['']);
    await leave();
    expect(await answers()).toEqual([]);
  });

  it('leaves the report with the decision', async () => {
    await report();
    await leave();
    expect(await addresses()).toEqual(['']);
  });
});

describe('the answer', () => {
  it('says that the profile stays, in the words of the owner and none of the reporter or developer', async () => {
    await report();
    await leave('The picture shows the developer.');
    const [mail, ...others] = await answers();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toContain('We looked at your report and left it as it is');
    expect(mail?.text).toContain(`/developer-profile/${id} and left it as it is.`);
    expect(mail?.text).toContain('The picture shows the developer.');
    expect(mail?.text).not.toMatch(/my face|Marit/);
  });

  it('says that the profile is hidden', async () => {
    await report({ reason: 'fraud' });
    const hiding = { developerId: id, reason: 'Asks for money.', answer: 'Thank you.' };
    await owner.admin.developers.hide(hiding);
    const [mail] = await answers();
    expect(mail?.text).toContain('and hid the profile.');
    expect(mail?.text).toContain('Thank you.');
    expect(mail?.text).not.toContain('Asks for money.');
  });

  it('is not sent without an address', async () => {
    await report({ email: '' });
    await leave('Nobody reads this.');
    expect(await answers()).toEqual([]);
  });

  it('goes once to a person who has reported twice, whatever the case of the address', async () => {
    await report();
    await report({ email: 'Vera@Example.com' });
    await leave();
    expect(await answers()).toHaveLength(1);
  });

  it('waits with a report that the owner has not read', async () => {
    await report();
    const read = await decision();
    await report({ email: 'nils@example.com' });
    await owner.admin.profileReports.dismiss(read);
    expect((await answers()).map(({ to }) => to)).toEqual([email]);
    expect(await addresses()).toContain('nils@example.com');
  });

  it('is sent once where two owners decide at the same time', async () => {
    await report();
    const read = await decision();
    const done = await Promise.allSettled([
      owner.admin.profileReports.dismiss(read),
      owner.admin.profileReports.dismiss(read),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await answers()).toHaveLength(1);
  });

  it('is not sent to an address beyond its limit, and the report is settled', async () => {
    const { limit } = counters['report-answer-mail'];
    for (let sent = 0; sent <= limit; sent += 1) {
      await report();
      await leave();
    }
    expect(await answers()).toHaveLength(limit);
    expect((await listed()).total).toBe(0);
  });

  it('has at most 1,000 characters', async () => {
    await report();
    await expect(leave('x'.repeat(1_001))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await addresses()).toEqual([email]);
  });
});

describe('a site without mail', () => {
  beforeEach(() => {
    testApp().deps.mail.ownerAddress = null;
  });

  it('asks for no address, and tells the owner that no answer can be sent', async () => {
    const { body } = await testApp().app.inject({ url: `/developer-profile/${id}` });
    expect(body).toContain('Report this profile');
    expect(body).not.toContain('if you want an answer');
    expect(await listed()).toMatchObject({ isMailOn: false });
  });

  it('sends nothing, and forgets the address all the same', async () => {
    await report();
    await leave('Nobody reads this.');
    expect(await addresses()).toEqual(['']);
    expect(await db().outgoingMessage.count()).toBe(0);
  });
});

describe('a reported photo', () => {
  it('is removed, which settles the reports about it alone and answers them', async () => {
    await report({ reason: 'fraud', email: 'nils@example.com' });
    await report();
    await removePicture();
    expect(await photo()).toBe('');
    expect(await listed()).toMatchObject({ items: [{ count: 1, reports: [{ reason: 'fraud' }] }] });
    const sent = await answers();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(sent[0]?.text).toContain('and removed the picture.');
    const log = await db().activityEntry.findMany({ where: { targetType: 'developer profile' } });
    expect(log).toMatchObject([{ actor: 'admin:olga', action: 'removed the photo' }]);
  });

  it('is gone from the page at once', async () => {
    const page = () => testApp().app.inject({ url: `/developer-profile/${id}` });
    expect((await page()).body).toContain(photoUrl);
    await report();
    await removePicture();
    expect((await page()).body).not.toContain(photoUrl);
  });

  it('is told to the developer, without a word of the reporter', async () => {
    const settings = {
      developerId: id,
      channel: 'mail',
      mailAddress: 'marit@example.com',
    } as const;
    await db().notificationSettings.create({ data: settings });
    await report();
    await removePicture();
    const notice = (await answers()).find(({ to }) => to === 'marit@example.com');
    expect(notice?.text).toContain('We have removed the photo of your developer profile');
    expect(notice?.text).not.toMatch(/my face|vera/i);
  });

  it('stays where the developer has another one by now', async () => {
    await report();
    const refused = removePicture('/media/former-w800.jpg');
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await photo()).toBe(photoUrl);
    expect(await addresses()).toEqual([email]);
  });

  it('stays where no report is about a picture', async () => {
    await report({ reason: 'fraud' });
    await expect(removePicture()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await photo()).toBe(photoUrl);
  });

  it('is removed by nobody who may not hide profiles', async () => {
    await report();
    const input = { ...(await decision()), photoUrl };
    for (const role of ['editor', 'author'] as const) {
      const { caller } = await signedInAdmin(testApp(), { role, username: role });
      const refused = caller.admin.profileReports.removePicture(input);
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

it('a report of a message keeps its reasons', async () => {
  const { id: messageId } = await createMessage(id);
  const cookie = await testApp().cookieFor('developer', id);
  const { messages } = callerWith(testApp(), { cookie }).caller.developer;
  const wrong = { messageId, reason: 'picture' as never, word: '' };
  await expect(messages.report(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
