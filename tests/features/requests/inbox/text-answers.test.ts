import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveSms } from '../../../../src/features/sign-up/server/inbound-sms.service.ts';
import { noteOptOut } from '../../../../src/server/outbox/text-opt-out.service.ts';
import { counters } from '../../../../src/shared/limits/limits.ts';
import { maxId } from '../../../../src/shared/wire.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { startTwilioDouble, type TwilioDouble, twilioEnv } from '../../../mocks/twilio.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { runDueJobs } from '../../../setup/jobs.ts';

let double: TwilioDouble;
const env: Record<string, string> = { ...twilioEnv };
beforeAll(async () => {
  double = await startTwilioDouble();
  env.TWILIO_API_URL = double.url;
});
beforeEach(() => double.reset());
afterAll(() => double.close());

const testApp = setUpTestApp({ env });
const db = () => testDatabase().prisma;
const phoneNumber = '+16125550177';
const createText = () =>
  createRequest({ source: 'sms', firstName: '', lastName: '', email: null, phoneNumber });
const stop = (isStop: boolean) =>
  noteOptOut(db(), {
    ...{ messageId: String(isStop), phoneNumber, isStop },
    sentAt: new Date(isStop ? '2026-11-20T12:00:00Z' : '2026-11-20T13:00:00Z'),
  });

describe('an answer to a text message', () => {
  it('goes out as a text, moves the request and is logged', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createText();
    await caller.admin.textAnswers.send({ id, body: ' A shop? Gladly. When may we call? ' });
    const body = 'A shop? Gladly. When may we call?';
    expect(await caller.admin.textAnswers.list({ id })).toMatchObject({
      texts: [{ body, state: 'waiting', fault: '' }],
      isOptedOut: false,
    });
    await runDueJobs(testApp());
    expect(double.delivered).toEqual([{ to: phoneNumber, body }]);
    expect((await caller.admin.textAnswers.list({ id })).texts).toMatchObject([
      { body, state: 'sent' },
    ]);
    expect((await caller.admin.inbox.open({ id })).request).toMatchObject({ status: 'answered' });
    expect((await caller.admin.activity.list({})).items).toMatchObject([
      {
        actor: `admin:${admin.username}`,
        action: 'answered by text message',
        targetId: String(id),
      },
    ]);
  });

  it('that is sent twice by a double click goes out once', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    const send = () => caller.admin.textAnswers.send({ id, body: 'Hello' });
    await Promise.all([send(), send(), send()]);
    await runDueJobs(testApp());
    expect(double.delivered).toHaveLength(1);
  });

  it('does not reach a number that has sent STOP, until it sends START', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await stop(true);
    const refused = caller.admin.textAnswers.send({ id, body: 'Hello' });
    await expect(refused).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('STOP'),
    });
    expect(await caller.admin.textAnswers.list({ id })).toEqual({ texts: [], isOptedOut: true });
    expect((await caller.admin.inbox.open({ id })).request.status).toBe('new');
    await stop(false);
    await caller.admin.textAnswers.send({ id, body: 'Hello' });
    await runDueJobs(testApp());
    expect(double.delivered).toHaveLength(1);
  });

  it('that still waits when STOP comes is not sent any more, what answers the STOP is', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await caller.admin.textAnswers.send({ id, body: 'Hello' });
    await receiveSms(testApp().deps, {
      ...{ from: phoneNumber, text: 'STOP', messageId: 'SM1' },
      answeredKeyword: null,
    });
    await runDueJobs(testApp());
    expect(double.delivered).toEqual([
      { to: phoneNumber, body: expect.stringContaining('opted out') },
    ]);
    expect((await caller.admin.textAnswers.list({ id })).texts).toMatchObject([
      { state: 'undeliverable', fault: expect.stringContaining('STOP') },
    ]);
  });

  it('whose end is unclear is not sent again by hand either once its number has sent STOP', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await caller.admin.textAnswers.send({ id, body: 'Hello' });
    const [{ id: messageId } = { id: '' }] = await db().outgoingMessage.updateManyAndReturn({
      data: { state: 'unclear' },
      select: { id: true },
    });
    await stop(true);
    const again = () => caller.admin.failedJobs.sendMessageAgain({ id: messageId });
    await expect(again()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await db().outgoingMessage.findMany()).toMatchObject([{ state: 'unclear' }]);
    await stop(false);
    await again();
    await runDueJobs(testApp());
    expect(double.delivered).toHaveLength(1);
  });

  it('is no flood', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    for (let count = 0; count < counters['text-answer-number'].limit; count += 1) {
      await caller.admin.textAnswers.send({ id, body: `Text ${count}`, after: maxId });
    }
    await expect(caller.admin.textAnswers.send({ id, body: 'One more' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it.each([
    ['noMobile', 'undeliverable'],
    ['malformed', 'unclear'],
  ] as const)(
    'that the provider meets with %s is %s, and not sent again by itself',
    async (fault, state) => {
      const { caller } = await signedInAdmin(testApp());
      const { id } = await createText();
      double.failWith(fault);
      await caller.admin.textAnswers.send({ id, body: 'Hello' });
      await runDueJobs(testApp());
      expect((await caller.admin.textAnswers.list({ id })).texts).toMatchObject([
        { state, fault: expect.stringMatching(/./) },
      ]);
      const calls = double.calls.length;
      await runDueJobs(testApp());
      expect(double.calls).toHaveLength(calls);
    },
  );

  it('is for text messages alone', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest({ phoneNumber });
    const code = 'NOT_FOUND';
    await expect(caller.admin.textAnswers.send({ id, body: 'Hello' })).rejects.toMatchObject({
      code,
    });
    await expect(caller.admin.textAnswers.list({ id: 999 })).rejects.toMatchObject({ code });
  });
});
