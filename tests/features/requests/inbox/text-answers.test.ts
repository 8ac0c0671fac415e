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
type Caller = Awaited<ReturnType<typeof signedInAdmin>>['caller'];
const answer = ({ admin }: Caller, requestId: number, text: string, after = 0) =>
  admin.threads.answer({ requestId, channel: 'text', text, after });
const stop = (isStop: boolean) =>
  noteOptOut(db(), {
    ...{ messageId: String(isStop), phoneNumber, isStop },
    sentAt: new Date(isStop ? '2026-11-20T12:00:00Z' : '2026-11-20T13:00:00Z'),
  });

describe('an answer to a text message', () => {
  it('goes out as a text, moves the request and is logged', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const { id } = await createText();
    await answer(caller, id, ' A shop? Gladly. When may we call? ');
    const body = 'A shop? Gladly. When may we call?';
    expect(await caller.admin.threads.get({ requestId: id })).toMatchObject({
      entries: [
        { side: 'outgoing', channel: 'text', body, delivery: { state: 'waiting', fault: '' } },
      ],
      answerChannels: ['text'],
      isOptedOut: false,
    });
    await runDueJobs(testApp());
    expect(double.delivered).toEqual([{ to: phoneNumber, body }]);
    expect((await caller.admin.threads.get({ requestId: id })).entries).toMatchObject([
      { body, delivery: { state: 'sent' } },
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
    const send = () => answer(caller, id, 'Hello');
    await Promise.all([send(), send(), send()]);
    await runDueJobs(testApp());
    expect(double.delivered).toHaveLength(1);
  });

  it('does not reach a number that has sent STOP, until it sends START', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await stop(true);
    const refused = answer(caller, id, 'Hello');
    await expect(refused).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('STOP'),
    });
    expect(await caller.admin.threads.get({ requestId: id })).toMatchObject({
      ...{ entries: [], answerChannels: [], isOptedOut: true },
    });
    expect((await caller.admin.inbox.open({ id })).request.status).toBe('new');
    await stop(false);
    await answer(caller, id, 'Hello');
    await runDueJobs(testApp());
    expect(double.delivered).toHaveLength(1);
  });

  it('that still waits when STOP comes is not sent any more, what answers the STOP is', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await answer(caller, id, 'Hello');
    await receiveSms(testApp().deps, {
      ...{ from: phoneNumber, text: 'STOP', messageId: 'SM1' },
      answeredKeyword: null,
    });
    await runDueJobs(testApp());
    expect(double.delivered).toEqual([
      { to: phoneNumber, body: expect.stringContaining('opted out') },
    ]);
    expect((await caller.admin.threads.get({ requestId: id })).entries).toMatchObject([
      { delivery: { state: 'undeliverable', fault: expect.stringContaining('STOP') } },
    ]);
  });

  it('whose end is unclear is not sent again by hand either once its number has sent STOP', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await answer(caller, id, 'Hello');
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
      await answer(caller, id, `Text ${count}`, maxId);
    }
    await expect(answer(caller, id, 'One more')).rejects.toMatchObject({
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
      await answer(caller, id, 'Hello');
      await runDueJobs(testApp());
      expect((await caller.admin.threads.get({ requestId: id })).entries).toMatchObject([
        { delivery: { state, fault: expect.stringMatching(/./) } },
      ]);
      const calls = double.calls.length;
      await runDueJobs(testApp());
      expect(double.calls).toHaveLength(calls);
    },
  );

  it('is for numbers that have written to us alone', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest();
    expect(await caller.admin.threads.get({ requestId: id })).toMatchObject({
      answerChannels: ['page'],
    });
    await expect(answer(caller, id, 'Hello')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(answer(caller, 999, 'Hello')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['', 'x'.repeat(1_601)])('of %# is refused for its length', async (text) => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createText();
    await expect(answer(caller, id, text)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('stands in one thread with what came and went by other ways', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createRequest({ source: 'sms', phoneNumber, email: 'ada@example.com' });
    await answer(caller, id, 'When may we call?');
    const sms = { from: phoneNumber, text: 'At noon.', messageId: 'SM1', answeredKeyword: null };
    await receiveSms(testApp().deps, sms);
    await caller.admin.threads.answer({ requestId: id, text: 'Here is the plan.', after: maxId });
    expect(await caller.admin.threads.get({ requestId: id })).toMatchObject({
      entries: [
        { side: 'outgoing', channel: 'text', body: 'When may we call?' },
        { side: 'incoming', channel: 'text', body: 'At noon.', delivery: null },
        { side: 'outgoing', channel: 'page', body: 'Here is the plan.' },
      ],
      answerChannels: ['text', 'page'],
    });
  });
});
