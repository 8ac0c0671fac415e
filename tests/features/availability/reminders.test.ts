import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/availability/web/AvailabilityPage.tsx';
import { remindOfAvailability } from '../../../src/features/availability/server/reminders.service.ts';
import { notifyWithinLimits } from '../../../src/features/messages/server/notifications/notifications.service.ts';
import { noteOptOut } from '../../../src/server/outbox/text-opt-out.service.ts';
import { dayMs, hourMs } from '../../../src/shared/time/durations.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { createAvailability } from '../../factories/availability.ts';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { setUpProviders } from '../../setup/providers.ts';

const address = 'marit@example.com';
/** A future date, also for the database's clock, which would otherwise run scheduled jobs at once. */
const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
let developerId = 0;

const { testApp, smtp, twilio } = setUpProviders(() => now);
const postForm = formPoster(testApp);
const db = () => testApp().deps.db.prisma;
const days = (count: number) => new Date(noon.getTime() + count * dayMs);
const texts = () => twilio().delivered.map(({ body }) => body);
const mails = () =>
  smtp()
    .mails.filter(({ to }) => to.includes(address))
    .map(wordsOf);

async function remind() {
  await remindOfAvailability({ ...testApp().deps, tell: notifyWithinLimits });
  await runDueJobs(testApp());
}

const goodUntil = async (id = developerId) =>
  (await db().availability.findUniqueOrThrow({ where: { developerId: id } })).goodUntil;

beforeEach(async () => {
  now = noon;
  smtp().mails.length = 0;
  smtp().state.behavior = 'takes';
  twilio().reset();
  ({ id: developerId } = await createDeveloper({ developerName: 'Marit' }));
  await createAvailability(developerId, { now });
});

const settings = (data: object) =>
  db().notificationSettings.create({ data: { developerId, timeZone: 'UTC', ...data } });

describe('the reminder of an end', () => {
  it('comes once as a text three days before, with the word that renews', async () => {
    await settings({ channel: 'sms' });
    now = new Date(days(27).getTime() - 1);
    await remind();
    expect(texts()).toEqual([]);
    now = days(27);
    await remind();
    now = days(29);
    await remind();
    expect(texts()).toEqual([
      'vibecode.land: You are shown as available until December 23, 2096. Reply FREE for 30 more days, STOP to get no more texts.',
    ]);
  });

  it('comes once from two copies at the same moment', async () => {
    await settings({ channel: 'sms' });
    now = days(27);
    const deps = { ...testApp().deps, tell: notifyWithinLimits };
    await Promise.all([remindOfAvailability(deps), remindOfAvailability(deps)]);
    await remind();
    expect(texts()).toHaveLength(1);
  });

  it('comes after a process that was killed within it, once', async () => {
    await settings({ channel: 'sms' });
    now = days(27);
    const killed: typeof notifyWithinLimits = async (...notice) => {
      await notifyWithinLimits(...notice);
      throw new Error('killed');
    };
    await expect(remindOfAvailability({ ...testApp().deps, tell: killed })).rejects.toThrow();
    await remind();
    await remind();
    expect(texts()).toHaveLength(1);
  });

  it('waits for the morning, and for the limits of all that is told to a developer', async () => {
    const early = new Date(days(27).getTime() - 7 * hourMs);
    const told = [2, 3, 4].map((hours) => new Date(early.getTime() - hours * hourMs));
    await settings({ channel: 'sms', notifiedAt: told });
    await db().availability.updateMany({ data: { remindAt: early } });
    now = early;
    await remind();
    expect(texts()).toEqual([]);
    now = new Date(early.getTime() + 19 * hourMs);
    await remind();
    expect(texts()).toEqual([]);
    now = new Date(early.getTime() + 28 * hourMs);
    await remind();
    expect(texts()).toHaveLength(1);
  });

  it('counts against those limits itself, and makes no news of a message old', async () => {
    await settings({ channel: 'sms' });
    now = days(27);
    await callerWith(testApp()).caller.developer.messages.send({
      ...{ developerId, name: 'Grace', email: 'grace@example.com', message: 'Could you build it?' },
    });
    await remindOfAvailability({ ...testApp().deps, tell: notifyWithinLimits });
    await runDueJobs(testApp());
    expect(texts()).toEqual([expect.stringContaining('FREE')]);
    now = new Date(days(27).getTime() + hourMs);
    await runDueJobs(testApp());
    expect(texts()[1]).toContain('A message waits for you');
  });

  it.each([
    ['without a channel', () => settings({ channel: null })],
    ['after STOP', () => stopped()],
    ['for a hidden profile', () => hidden()],
  ])('does not come %s', async (_name, prepare) => {
    await prepare();
    now = days(27);
    await remind();
    expect(twilio().calls).toEqual([]);
  });

  async function stopped() {
    await settings({ channel: 'sms' });
    const { phoneNumber } = await db().developer.findUniqueOrThrow({ where: { id: developerId } });
    await noteOptOut(db(), { messageId: 'stop', phoneNumber, isStop: true, sentAt: noon });
  }

  async function hidden() {
    await settings({ channel: 'sms' });
    await db().developer.update({ where: { id: developerId }, data: { hiddenAt: noon } });
  }

  it('that has not left is taken back by a renewal', async () => {
    await settings({ channel: 'sms' });
    now = days(27);
    twilio().failWith('tooMany');
    await remind();
    const cookie = await testApp().cookieFor('developer', developerId);
    await callerWith(testApp(), { cookie }).caller.developer.availability.renew();
    twilio().failWith('none');
    now = days(28);
    await runDueJobs(testApp());
    expect(texts()).toEqual([]);
    now = days(54);
    await remind();
    expect(texts()).toEqual([expect.stringContaining('until January 19, 2097')]);
  });
});

describe('the link in a mail', () => {
  const keyIn = (words = '') => /\/availability\/([\w-]{32})/.exec(words)?.[1] ?? '';

  async function remindedKey() {
    await settings({ channel: 'mail', mailAddress: address });
    now = days(27);
    await remind();
    expect(mails()).toHaveLength(1);
    return keyIn(mails()[0]);
  }

  it('opens a page that changes nothing, and its one button renews', async () => {
    const key = await remindedKey();
    expect(mails()[0]).toContain('List-Unsubscribe');
    expect(JSON.stringify(await db().outgoingMessage.findMany())).not.toContain(key);
    const open = () => testApp().app.inject({ url: `/availability/${key}` });
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain('December 23, 2096');
    expect(await goodUntil()).toEqual(days(30));
    const sent = await postForm(`/availability/${key}`, { form: 'renewAvailability' });
    expect(sent.statusCode).toBe(303);
    expect(await goodUntil()).toEqual(days(57));
    await postForm(`/availability/${key}`, { form: 'renewAvailability' });
    expect(await goodUntil()).toEqual(days(57));
    const after = await testApp().app.inject({ url: String(sent.headers.location).split('#')[0] });
    expect(after.body).toContain('You are shown as available');
    expect(testApp().logLines.join('')).not.toContain(key);
  });

  it('renews after the end too', async () => {
    const key = await remindedKey();
    now = days(40);
    expect((await testApp().app.inject({ url: `/availability/${key}` })).body).toContain(
      'Are you free again?',
    );
    await postForm(`/availability/${key}`, { form: 'renewAvailability' });
    expect(await goodUntil()).toEqual(days(70));
  });

  it('opens nothing once another address is confirmed, or from an address that never was', async () => {
    const key = await remindedKey();
    const strange = await createAccessLink({ developerId, mailAddress: 'new@example.com' });
    await db().notificationSettings.update({
      where: { developerId },
      data: { newMailAddress: 'new@example.com' },
    });
    const post = (one: string) => postForm(`/availability/${one}`, { form: 'renewAvailability' });
    expect((await post(strange)).statusCode).toBe(404);
    await db().notificationSettings.update({
      where: { developerId },
      data: { mailAddress: 'other@example.com' },
    });
    expect((await post(key)).statusCode).toBe(404);
    expect(await goodUntil()).toEqual(days(30));
  });
});
