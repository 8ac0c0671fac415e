import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { EncodedBody } from '../../../src/server/http/pages/encoded-body.ts';

const words = ['bread', 'app', 'prompt', 'idea', 'shelf', 'court', 'week', 'price'];
const text = Array.from({ length: 4_000 }, (_, index) => words[(index * index) % 7]).join(' ');

async function send(body: EncodedBody, times: number): Promise<Buffer> {
  let sent = Buffer.alloc(0);
  for (let count = 0; count < times; count += 1) sent = Buffer.from(await body.in('br'));
  return sent;
}

it('is compressed better once it is sent often, and says the same', async () => {
  const body = new EncodedBody(text);
  const { etag } = body;
  const usual = await send(body, 8);
  const best = await vi.waitUntil(async () => {
    const sent = await body.in('br');
    return sent.length < usual.length && sent;
  });
  expect(brotliDecompressSync(best).toString()).toBe(text);
  expect((await body.in(null)).toString()).toBe(text);
  expect(body.etag).toBe(etag);
});

it('keeps the better form when the first senders all came at once', async () => {
  const body = new EncodedBody(text);
  const usual = (await new EncodedBody(text).in('br')).length;
  await Promise.all(Array.from({ length: 20 }, () => body.in('br')));
  await vi.waitUntil(async () => (await body.in('br')).length < usual);
  expect((await send(body, 5)).length).toBeLessThan(usual);
});
