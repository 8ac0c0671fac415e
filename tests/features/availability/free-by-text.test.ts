import twilio from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { createAvailability } from '../../factories/availability.ts';
import { createDeveloper } from '../../factories/developers.ts';
import {
  startTwilioDouble,
  type TwilioDouble,
  twilioAccount,
  twilioEnv,
} from '../../mocks/twilio.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const noon = new Date('2096-11-23T12:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * dayMs);
let now = noon;
let double: TwilioDouble;
const env: Record<string, string> = { ...twilioEnv };
beforeAll(async () => {
  double = await startTwilioDouble();
  env.TWILIO_API_URL = double.url;
});
afterAll(() => double.close());

const testApp = setUpTestApp({ env, replace: () => ({ clock: { now: () => now } }) });
const db = () => testApp().deps.db.prisma;
let developer: Awaited<ReturnType<typeof createDeveloper>>;
let sequence = 0;

beforeEach(async () => {
  now = noon;
  double.reset();
  developer = await createDeveloper();
  await createAvailability(developer.id, { now });
});

async function text(body: string, { from = developer.phoneNumber, signature = '' } = {}) {
  sequence += 1;
  const sid = `SM${String(sequence).padStart(32, '0')}`;
  const fields = { MessageSid: sid, From: from, To: '+16125550142', Body: body };
  const url = '/webhooks/sms';
  const signed = twilio.getExpectedTwilioSignature(
    twilioAccount.authToken,
    `http://localhost:3000${url}`,
    fields,
  );
  const answer = await testApp().app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature || signed,
    },
  });
  await runDueJobs(testApp());
  return answer.statusCode;
}

const replies = () => double.delivered.map(({ to, body }) => [to, body]);
const goodUntil = async () =>
  (await db().availability.findUniqueOrThrow({ where: { developerId: developer.id } })).goodUntil;
const requests = () => db().contactRequest.count();

describe('FREE by text message', () => {
  it.each(['FREE', ' free! ', 'Free.', 'f r e e', 'ＦＲÉＥ'])(
    '%s from the own number renews, and the answer says until when',
    async (body) => {
      now = days(28);
      await text(body);
      expect(await goodUntil()).toEqual(days(58));
      expect(replies()).toEqual([
        [developer.phoneNumber, expect.stringContaining('until January 20, 2097')],
      ]);
      expect(await requests()).toBe(0);
    },
  );

  it('renews what has ended', async () => {
    now = days(31);
    await text('FREE');
    expect(await goodUntil()).toEqual(days(61));
  });

  it.each(['YES', 'I am free', 'FREEDOM'])('%s does not renew', async (body) => {
    now = days(28);
    await text(body);
    expect(await goodUntil()).toEqual(days(30));
  });

  it('is an ordinary text from a number of nobody, and of one who never said what they take on', async () => {
    now = days(28);
    await text('FREE', { from: '+16125550177' });
    const { phoneNumber } = await createDeveloper();
    await text('FREE', { from: phoneNumber });
    expect(await requests()).toBe(2);
    expect(await goodUntil()).toEqual(days(30));
  });

  it('is refused without the signature of the provider', async () => {
    now = days(28);
    expect(await text('FREE', { signature: 'forged' })).toBe(403);
    expect(await goodUntil()).toEqual(days(30));
  });

  it('renews after STOP without an answer, and opts nobody in', async () => {
    await text('STOP');
    double.reset();
    now = days(28);
    await text('FREE');
    expect(await goodUntil()).toEqual(days(58));
    expect(replies()).toEqual([]);
  });
});
