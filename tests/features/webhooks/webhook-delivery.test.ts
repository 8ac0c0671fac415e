import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverWebhooks } from '../../../src/features/webhooks/server/delivery.service.ts';
import { tellWebhooks } from '../../../src/server/outbox/webhook-events.service.ts';
import { hourMs, minuteMs } from '../../../src/shared/time/durations.ts';
import { bodyOf, setUpWebhooks } from './webhook-world.ts';

let now = new Date();
const { testApp, db, receiver, endpointAt, deliver, deliveries } = setUpWebhooks(() => now);

beforeEach(() => {
  // The library compares the time of a signature with the clock of the process.
  now = new Date();
});

const tell = (slug = 'a-post') =>
  db().$transaction((tx) =>
    tellWebhooks(tx, 'post.published', { at: now, data: { id: 1, slug }, path: `/blog/${slug}` }),
  );
const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms);
  await deliver();
};
const answerWith = (
  path: string,
  status: number,
  headers: Record<string, string> = {},
  text = '',
) =>
  receiver().behaviors.set(path, (_request, response) =>
    response.writeHead(status, headers).end(text),
  );

describe('a delivery', () => {
  it('is signed as Standard Webhooks has it, and its receiver can verify it', async () => {
    const { secret } = await endpointAt('/in');
    answerWith('/in', 200, {}, 'thanks');
    await tell();
    await deliver();
    const [one] = receiver().received;
    if (!one) throw new Error('Nothing came.');
    expect(new Webhook(secret).verify(one.body, one.headers)).toEqual(bodyOf(one));
    expect(one.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/),
    });
    expect(await deliveries()).toMatchObject([
      {
        eventId: one.id,
        state: 'delivered',
        attempts: 1,
        status: 200,
        answer: 'thanks',
        fault: null,
      },
    ]);
  });

  it('has one id for all endpoints, and each gets it', async () => {
    await endpointAt('/a');
    await endpointAt('/b');
    await tell();
    await deliver();
    const { received } = receiver();
    expect(received.map(({ path }) => path).sort()).toEqual(['/a', '/b']);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });

  it('is tried again after growing pauses for five days, with one id and one body, and then given up', async () => {
    await endpointAt('/in');
    answerWith('/in', 500, {}, 'broken');
    await tell();
    await deliver();
    const startMs = now.getTime();
    const pausesMs: number[] = [];
    for (;;) {
      const [{ nextTryAt } = { nextTryAt: null }] = await deliveries();
      if (!nextTryAt) break;
      pausesMs.push(nextTryAt.getTime() - now.getTime());
      await pass(nextTryAt.getTime() - now.getTime() - 1);
      expect(receiver().received).toHaveLength(pausesMs.length);
      await pass(1);
    }
    expect(pausesMs.slice(0, 10).map((ms) => ms / 1_000)).toEqual([
      ...[5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, 86_400],
    ]);
    expect((now.getTime() - startMs) / hourMs).toBe(120);
    const { received } = receiver();
    expect(received).toHaveLength(12);
    expect(new Set(received.map(({ id, body }) => id + body)).size).toBe(1);
    expect(await deliveries()).toMatchObject([
      { state: 'failed', fault: 'answered', status: 500, answer: 'broken', attempts: 12 },
    ]);
  });

  it('arrives when its endpoint is well again, which is failing no more', async () => {
    const { id } = await endpointAt('/in');
    answerWith('/in', 503);
    await tell();
    await deliver();
    const endpoint = () => db().webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect((await endpoint()).failingSince).toEqual(now);
    answerWith('/in', 202);
    await pass(5_000);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, fault: null }]);
    expect((await endpoint()).failingSince).toBeNull();
  });

  it.each([
    ['seconds', () => '3600', 3_600],
    [
      'a date',
      () => new Date(Math.ceil(now.getTime() / 1_000) * 1_000 + hourMs).toUTCString(),
      3_600,
    ],
    ['less than the pause', () => '1', 5],
    ['more than a day', () => '9999999', 86_400],
    ['a date that is past', () => 'Mon, 01 Jan 2024 00:00:00 GMT', 5],
    ['no time', () => 'soon', 5],
  ])('waits as Retry-After says: %s', async (_what, wish, seconds) => {
    await endpointAt('/in');
    answerWith('/in', 429, { 'retry-after': wish() });
    await tell();
    await deliver();
    const [delivery] = await deliveries();
    const pauseSeconds = ((delivery?.nextTryAt?.getTime() ?? 0) - now.getTime()) / 1_000;
    expect(Math.abs(pauseSeconds - seconds)).toBeLessThanOrEqual(1);
  });

  it.each([301, 302, 307, 308])('follows no redirect: %i', async (status) => {
    await endpointAt('/in');
    answerWith('/in', status, { location: '/elsewhere' });
    await tell();
    await deliver();
    expect(receiver().received.map(({ path }) => path)).toEqual(['/in']);
    expect(await deliveries()).toMatchObject([{ state: 'waiting', fault: 'answered', status }]);
  });

  it('keeps the first kilobyte of an answer, also of one without end or with odd bytes', async () => {
    await endpointAt('/big');
    await endpointAt('/endless');
    await endpointAt('/odd');
    answerWith('/big', 200, {}, 'x'.repeat(5_000_000));
    answerWith('/odd', 200, {}, 'a\0b');
    receiver().behaviors.set('/endless', (_request, response) => {
      const timer = setInterval(() => response.write('y'.repeat(100)), 1);
      response.on('close', () => clearInterval(timer));
    });
    await tell();
    await deliver();
    const answers = (await deliveries()).map(({ answer, state }) => [state, answer]);
    expect(answers).toHaveLength(3);
    expect(answers).toContainEqual(['delivered', 'x'.repeat(1_024)]);
    expect(answers).toContainEqual(['delivered', 'y'.repeat(1_024)]);
    expect(answers).toContainEqual(['delivered', 'ab']);
  });

  it.each([
    ['its address is one of a private network', 'https://10.0.0.7/in', 'refused'],
    ['nobody listens there', 'http://127.0.0.1:1/in', 'refused'],
  ])('fails where %s', async (_what, address, fault) => {
    await endpointAt('/unused', { address });
    await tell();
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', fault, status: null }]);
  });

  it('fails where the connection breaks off', async () => {
    await endpointAt('/in');
    receiver().behaviors.set('/in', (request) => request.socket.destroy());
    await tell();
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', fault: 'unreachable' }]);
  });

  it('waits without a try that counts while its process ends', async () => {
    await endpointAt('/in');
    receiver().behaviors.set('/in', () => {});
    await tell();
    const stopping = new AbortController();
    const delivering = deliverWebhooks(testApp().deps, stopping.signal);
    await receiver().until(1);
    stopping.abort(new Error('The process ends.'));
    await expect(delivering).rejects.toThrow('The process ends.');
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0, fault: null }]);
  });

  it('waits for no other endpoint: a slow one keeps its own events waiting alone', async () => {
    await endpointAt('/slow');
    await endpointAt('/fast');
    let answerSlow = () => {};
    receiver().behaviors.set('/slow', (_request, response) => {
      answerSlow = () => response.writeHead(204).end();
    });
    await tell('first');
    const delivering = deliver();
    await receiver().until(2);
    await tell('second');
    await receiver().until(3);
    expect(
      receiver()
        .received.map(({ path }) => path)
        .sort(),
    ).toEqual(['/fast', '/fast', '/slow']);
    answerSlow();
    await receiver().until(4);
    answerSlow();
    await delivering;
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
  });
});

describe('an endpoint', () => {
  it('that is gone (410) is switched off at once, and its owner is told', async () => {
    const { id } = await endpointAt('/in', { description: 'Old CRM' });
    answerWith('/in', 410);
    await tell('first');
    await tell('second');
    await deliver();
    expect(await db().webhookEndpoint.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ offReason: 'gone', offSince: now },
    });
    expect((await deliveries()).map(({ state, fault }) => `${state} ${fault}`).sort()).toEqual([
      ...['failed answered', 'failed switchedOff'],
    ]);
    const mails = await db().outgoingMessage.findMany({
      where: { dedupeKey: { startsWith: 'webhook-off:' } },
    });
    expect(mails).toMatchObject([
      { recipient: 'owner@vibecode.example', subject: expect.stringContaining('was switched off') },
    ]);
    expect(
      await db().activityEntry.findMany({
        where: { action: 'switched off', targetType: 'webhook' },
      }),
    ).toMatchObject([{ actor: 'site', summary: expect.stringContaining('410') }]);
    await tell('third');
    expect(await deliveries()).toHaveLength(2);
  });

  it('is switched off when nothing arrived for five days, and not while something does', async () => {
    const { id } = await endpointAt('/in');
    const other = await endpointAt('/other');
    answerWith('/in', 500);
    answerWith('/other', 500);
    await tell();
    await deliver();
    for (let hour = 0; hour < 130; hour += 1) {
      if (hour === 100) {
        answerWith('/other', 200);
        await tell('fresh');
        await pass(minuteMs);
        answerWith('/other', 500);
      }
      await pass(hourMs);
    }
    const endpoint = (one: string) =>
      db().webhookEndpoint.findUniqueOrThrow({ where: { id: one } });
    expect(await endpoint(id)).toMatchObject({ offReason: 'failing' });
    expect(await endpoint(other.id)).toMatchObject({ offReason: null });
  });
});
