import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/outcomes/web/OutcomePage.tsx';
import { notifyWithinLimits } from '../../../src/features/messages/server/notifications/notifications.service.ts';
import { askForOutcomes } from '../../../src/features/outcomes/server/asking.service.ts';
import { dayMs, hourMs } from '../../../src/shared/time/durations.ts';
import { callerWith } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createChoice } from '../../factories/outcomes.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { setUpProviders } from '../../setup/providers.ts';

const client = 'ada@example.com';
/** A future date, also for the database's clock, which would otherwise run scheduled jobs at once. */
const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;

const { testApp, smtp, twilio } = setUpProviders(() => now);
const db = () => testApp().deps.db.prisma;
const days = (count: number) => new Date(noon.getTime() + count * dayMs);
const texts = () => twilio().delivered.map(({ body }) => body);
const mailsTo = (address: string) =>
  smtp()
    .mails.filter(({ to }) => to.includes(address))
    .map(wordsOf);
const deps = (tell = notifyWithinLimits) => ({ ...testApp().deps, tell });

async function ask() {
  await askForOutcomes(deps());
  await runDueJobs(testApp());
}

/** A choice of noon, by a client with an address. The developer hears by text. */
async function chosen(request: Parameters<typeof createRequest>[0] = {}) {
  const { id: requestId } = await createRequest(request);
  const choice = await createChoice({ chosenAt: noon, requestId });
  await db().notificationSettings.create({
    data: { developerId: choice.developerId, timeZone: 'UTC', channel: 'sms' },
  });
  return choice;
}

beforeEach(() => {
  now = noon;
  smtp().mails.length = 0;
  smtp().state.behavior = 'takes';
  twilio().reset();
});

describe('the question what became of a choice', () => {
  it('goes to both sides thirty days after it, once', async () => {
    const { developerId } = await chosen();
    now = new Date(days(30).getTime() - 1);
    await ask();
    expect(smtp().mails).toEqual([]);
    now = days(30);
    await ask();
    now = days(31);
    await ask();
    expect(mailsTo(client)).toHaveLength(1);
    expect(mailsTo(client)[0]).toMatch(/a month ago you chose Marit.*\/outcomes\/[\w-]{32}/s);
    expect(texts()).toEqual([
      `vibecode.land: You were chosen for a brief a month ago. Did the job happen? ${testApp().deps.settings.siteOrigin}/developer-profile/${developerId}?tab=briefs Reply STOP to get no more texts.`,
    ]);
  });

  it('goes out once from two copies at the same moment', async () => {
    await chosen();
    now = days(30);
    await Promise.all([askForOutcomes(deps()), askForOutcomes(deps())]);
    await ask();
    expect([mailsTo(client).length, texts().length]).toEqual([1, 1]);
  });

  it('goes out after a process that was killed within it, once', async () => {
    await chosen();
    now = days(30);
    const killed: typeof notifyWithinLimits = async (...notice) => {
      await notifyWithinLimits(...notice);
      throw new Error('killed');
    };
    await expect(askForOutcomes(deps(killed))).rejects.toThrow('Some were not asked.');
    await ask();
    await ask();
    expect([mailsTo(client).length, texts().length]).toEqual([1, 1]);
  });

  it('reaches the others where one fails', async () => {
    const [first] = [await chosen(), await chosen({ email: 'grace@example.com' })];
    now = days(30);
    const fails: typeof notifyWithinLimits = (tx, developerId, ...notice) =>
      developerId === first.developerId
        ? Promise.reject(new Error('broken'))
        : notifyWithinLimits(tx, developerId, ...notice);
    await expect(askForOutcomes(deps(fails))).rejects.toThrow('Some were not asked.');
    await runDueJobs(testApp());
    expect(mailsTo(client)).toHaveLength(1);
    expect(mailsTo('grace@example.com')).toHaveLength(1);
    expect(texts()).toHaveLength(1);
  });

  it('waits for the hours in which a developer hears', async () => {
    await chosen();
    const night = new Date(days(30).getTime() - 9 * hourMs);
    await db().brief.updateMany({ data: { endsAt: new Date(night.getTime() - 30 * dayMs) } });
    now = night;
    await ask();
    expect([mailsTo(client).length, texts().length]).toEqual([1, 0]);
    now = days(30);
    await ask();
    expect([mailsTo(client).length, texts().length]).toEqual([1, 1]);
  });

  it('is not asked about a choice of before, which is older than sixty days', async () => {
    await chosen();
    now = days(60);
    await ask();
    expect(smtp().mails).toEqual([]);
    expect(await db().outcome.count()).toBe(0);
  });

  it.each([
    ['junk', () => db().contactRequest.updateMany({ data: { status: 'spam' } })],
    [
      'a choice of a hidden developer',
      () => db().developer.updateMany({ data: { hiddenAt: noon } }),
    ],
    [
      'a brief that nobody was chosen for',
      () => db().brief.updateMany({ data: { state: 'yes', answeredAt: new Date() } }),
    ],
  ])('is not asked about %s', async (_name, change) => {
    await chosen();
    await change();
    now = days(30);
    await ask();
    expect(smtp().mails).toEqual([]);
    expect(texts()).toEqual([]);
  });

  it('goes to the developer alone where the client has no address', async () => {
    await chosen({ email: null, phoneNumber: '+16125550142', source: 'sms' });
    now = days(30);
    await ask();
    expect([mailsTo(client).length, texts().length]).toEqual([0, 1]);
  });

  it('reaches the client of a provider that was gone', async () => {
    await chosen();
    now = days(30);
    smtp().state.behavior = 'refuses';
    await ask();
    expect(mailsTo(client)).toEqual([]);
    smtp().state.behavior = 'takes';
    now = days(31);
    await runDueJobs(testApp());
    expect(mailsTo(client)).toHaveLength(1);
  });

  it('is not told to a developer who has answered before', async () => {
    const { developerId } = await chosen();
    now = new Date(days(30).getTime() - 9 * hourMs);
    await db().brief.updateMany({ data: { endsAt: new Date(now.getTime() - 30 * dayMs) } });
    await ask();
    const cookie = await testApp().cookieFor('developer', developerId);
    const { outcomes } = callerWith(testApp(), { cookie }).caller.developer;
    const [own] = await outcomes.own();
    await outcomes.answer({ outcomeId: own?.id ?? 0, answer: 'going' });
    now = days(30);
    await ask();
    expect(texts()).toEqual([]);
  });
});
