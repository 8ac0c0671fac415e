import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Resolve } from '../../../src/server/integrations/checked-connection.ts';
import { createGuardedFetch } from '../../../src/server/integrations/guarded-fetch.ts';
import { localHosts } from '../../factories/local-hosts.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../mocks/webhook-receiver.ts';
import { createCertificate } from '../../setup/programs/certificate.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

const toSend = { body: '{}', headers: {}, timeoutMs: 2_000, mostAnswerBytes: 100 };
const guarded = (trustedOrigins: readonly string[], resolve?: Resolve) =>
  createGuardedFetch({ trustedOrigins, ...(resolve && { resolve }) });
const leadingTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('the guarded fetcher, sending (security row 82)', () => {
  it.each(localHosts)('sends to no local address: %s', async (host) => {
    const address = `https://${host}:${new URL(receiver.origin).port}/`;
    expect(await guarded([]).send(address, toSend)).toEqual({ outcome: 'refused' });
    expect(await guarded([]).mayReach(address)).toBe(false);
    expect(receiver.received).toEqual([]);
  });

  it.each([['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['::ffff:169.254.169.254'], []])(
    'sends to no name that leads to %s',
    async (...addresses) => {
      const sender = guarded([], leadingTo(...addresses.filter(Boolean)));
      expect(await sender.send('https://hooks.example/', toSend)).toEqual({ outcome: 'refused' });
      expect(await sender.mayReach('https://hooks.example/')).toBe(false);
    },
  );

  it('takes a name of the public internet at entry', async () => {
    expect(await guarded([], leadingTo('1.1.1.1')).mayReach('https://hooks.example/')).toBe(true);
    expect(await guarded([]).mayReach('https://1.1.1.1/')).toBe(true);
  });

  it('ends a send whose answer does not come, in time', async () => {
    receiver.behaviors.set('/', () => {});
    const sent = await guarded([receiver.origin]).send(receiver.origin, {
      ...toSend,
      timeoutMs: 200,
    });
    expect(sent).toMatchObject({ outcome: 'unavailable' });
  });

  it('takes the status of an answer whose text does not end, with what came of it in time', async () => {
    receiver.behaviors.set('/', (_request, response) => {
      response.writeHead(202).write('begun');
    });
    const sent = await guarded([receiver.origin]).send(receiver.origin, {
      ...toSend,
      timeoutMs: 500,
    });
    expect(sent).toEqual({ outcome: 'answered', status: 202, retryAfter: null, text: 'begun' });
  });

  it('sends nothing where the certificate is none that counts', async () => {
    const server = createTlsServer(await createCertificate(), (_request, response) =>
      response.end(),
    );
    let requests = 0;
    server.on('request', () => {
      requests += 1;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    expect(await guarded([origin]).send(origin, toSend)).toMatchObject({ outcome: 'unavailable' });
    expect(requests).toBe(0);
    server.close();
  });

  it('keeps no connection', async () => {
    receiver.behaviors.set('/', (_request, response) => response.writeHead(200).end());
    await guarded([receiver.origin]).send(receiver.origin, toSend);
    expect(receiver.received[0]?.headers.connection).toBe('close');
  });
});
