import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { rotateWebhookSecrets } from '../../../src/features/webhooks/server/secrets.ts';
import { createKeyring } from '../../../src/server/keyring/keyring.ts';
import { tellWebhooks } from '../../../src/server/outbox/webhook-events.service.ts';
import { makeSecretsKey, parseSecretsKeys } from '../../../src/server/settings/secrets-key.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { hourMs } from '../../../src/shared/time/durations.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { localHosts } from '../../factories/local-hosts.ts';
import { testConnection } from '../../setup/database/database.ts';
import { contentOf } from '../../setup/database/database-content.ts';
import { testSecretsKey } from '../../setup/database/test-keyring.ts';
import { bodyOf, setUpWebhooks } from './webhook-world.ts';

let now = new Date();
const { testApp, db, receiver, endpointAt, deliver, deliveries } = setUpWebhooks(() => now);

beforeEach(() => {
  // The library compares the time of a signature with the clock of the process.
  now = new Date();
});

const owner = async () => (await signedInAdmin(testApp())).caller.admin.webhooks;
const tell = () =>
  db().$transaction((tx) =>
    tellWebhooks(tx, 'post.published', { at: now, data: { id: 1, slug: 'a' }, path: '/blog/a' }),
  );
const add = async (address = `${receiver().origin}/in`) =>
  (await owner()).add({ address, description: 'Our CRM', events: ['post.published'] });
const activity = async () =>
  (
    await db().activityEntry.findMany({ where: { targetType: 'webhook' }, orderBy: { id: 'asc' } })
  ).map(({ action }) => action);
const last = () => {
  const one = receiver().received.at(-1);
  if (!one) throw new Error('Nothing came.');
  return one;
};

describe('a new endpoint', () => {
  it('gets a secret that is shown once, and stored in no readable form (security row 78)', async () => {
    const made = await add();
    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const [listed] = await (await owner()).list();
    expect(listed).toMatchObject({
      ...{ id: made.id, address: `${receiver().origin}/in`, description: 'Our CRM' },
      ...{ events: ['post.published'], offSince: null, failingSince: null },
    });
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    const dump = JSON.stringify(await contentOf(testConnection()));
    expect(dump).not.toContain(made.secret);
    expect(dump).not.toContain(`${receiver().origin}/in`);
    expect(await activity()).toEqual(['added']);
    await tell();
    await deliver();
    expect(new Webhook(made.secret).verify(last().body, last().headers)).toBeTruthy();
  });

  it.each([
    ...localHosts.map((host) => `https://${host}/in`),
    ...['http://example.com/in', 'https://user:secret@example.com/in', 'https://example.com:25/in'],
    ...['https://localhost/in', 'https://no-such-name.invalid/in', 'ftp://example.com/in'],
    ...['file:///etc/passwd', 'not an address', ''],
  ])('is refused (security row 82): %s', async (address) => {
    await expect(add(address)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await db().webhookEndpoint.count()).toBe(0);
  });

  it('is refused without an event, and beyond ten', async () => {
    const { add: addOne } = await owner();
    const address = `${receiver().origin}/in`;
    await expect(addOne({ address, events: [] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    for (let count = 0; count < quotas.webhookEndpoints.limit; count += 1) await endpointAt('/x');
    await expect(addOne({ address, events: ['post.published'] })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('an endpoint', () => {
  it('can be changed, and is then told what was chosen', async () => {
    const { id } = await add();
    await (await owner()).change({ id, description: 'New', events: ['developer.hidden'] });
    await tell();
    expect(await deliveries()).toEqual([]);
    expect(await (await owner()).list()).toMatchObject([
      { description: 'New', events: ['developer.hidden'] },
    ]);
    expect(await activity()).toEqual(['added', 'changed']);
  });

  it('is signed for with two secrets for 24 hours after a rotation, then with the new one alone', async () => {
    const first = await add();
    const second = await (await owner()).rotate({ id: first.id });
    expect(second.secret).not.toBe(first.secret);
    await tell();
    await deliver();
    expect(last().headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const { secret } of [first, second]) {
      expect(new Webhook(secret).verify(last().body, last().headers)).toBeTruthy();
    }
    now = new Date(now.getTime() + 24 * hourMs);
    await tell();
    await deliver();
    expect(last().headers['webhook-signature']?.split(' ')).toHaveLength(1);
    const at = new Date(Number(last().headers['webhook-timestamp']) * 1_000);
    expect(last().headers['webhook-signature']).toBe(
      new Webhook(second.secret).sign(last().id, at, last().body),
    );
    expect(await db().webhookEndpoint.findFirstOrThrow()).toMatchObject({
      ...{ formerSecret: null, formerSecretEndsAt: null },
    });
    expect(await activity()).toEqual(['added', 'rotated the secret of']);
  });

  it('is tried by a test event, which goes to it alone and once', async () => {
    const { id } = await endpointAt('/in', { events: ['developer.hidden'] });
    await endpointAt('/other');
    await (await owner()).test({ id });
    await deliver();
    expect(receiver().received).toMatchObject([{ path: '/in' }]);
    expect(bodyOf(last())).toMatchObject({ type: 'test' });
    receiver().behaviors.set('/in', (_request, response) => response.writeHead(500).end());
    await (await owner()).test({ id });
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'failed' }]);
  });

  it('that is switched off is told nothing, and begins afresh when it is on again', async () => {
    const { id } = await add();
    await tell();
    const { switchOff, switchOn, test } = await owner();
    await switchOff({ id });
    await tell();
    await deliver();
    expect(receiver().received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'failed', fault: 'switchedOff' }]);
    await expect(test({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await switchOn({ id });
    await tell();
    await deliver();
    expect(receiver().received).toHaveLength(1);
    expect(await activity()).toEqual(['added', 'switched off', 'switched on']);
  });

  it('goes with its log', async () => {
    const { id } = await add();
    await tell();
    const { remove } = await owner();
    await remove({ id });
    await remove({ id });
    expect(await deliveries()).toEqual([]);
    await deliver();
    expect(receiver().received).toEqual([]);
    expect(await activity()).toEqual(['added', 'removed']);
  });

  it('whose key is missing fails with that reason, and a rotation of keys takes the others along', async () => {
    await endpointAt('/in');
    const next = makeSecretsKey();
    const both = createKeyring(parseSecretsKeys(`${next},${testSecretsKey}`));
    expect(await rotateWebhookSecrets(db(), both)).toEqual({ rotated: 2, unreadable: 0 });
    await tell();
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', fault: 'lostKey' }]);
    expect(await (await owner()).list()).toMatchObject([{ address: null }]);
    const nextOnly = createKeyring(parseSecretsKeys(next));
    expect(await rotateWebhookSecrets(db(), nextOnly)).toEqual({ rotated: 0, unreadable: 0 });
  });
});

describe('the log', () => {
  it('shows what was answered, by state, endpoint and event', async () => {
    const { id } = await endpointAt('/in');
    await endpointAt('/broken');
    receiver().behaviors.set('/broken', (_request, response) => response.writeHead(500).end('no'));
    await tell();
    await deliver();
    const { deliveries: list } = await owner();
    expect(await list({ state: 'waiting' })).toMatchObject({
      total: 1,
      items: [
        { type: 'post.published', fault: 'answered', status: 500, answer: 'no', attempts: 1 },
      ],
    });
    const { items } = await list({ endpointId: id });
    expect(items).toMatchObject([{ state: 'delivered', status: 204 }]);
    expect((await list({ search: items[0]?.eventId ?? '' })).total).toBe(2);
    expect((await list({ search: 'quote' })).total).toBe(0);
  });

  it('sends again with the same id and the same words, and tries as often', async () => {
    await endpointAt('/in');
    await tell();
    await deliver();
    const [delivery] = await deliveries();
    const { sendAgain } = await owner();
    receiver().behaviors.set('/in', (_request, response) => response.writeHead(500).end());
    now = new Date(now.getTime() + hourMs);
    await sendAgain({ id: delivery?.id ?? 0 });
    await deliver();
    const [first, second] = receiver().received;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, begunAt: now }]);
    await expect(sendAgain({ id: 900_001 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
