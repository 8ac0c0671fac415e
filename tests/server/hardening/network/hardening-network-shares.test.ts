import { describe, expect, it } from 'vitest';
import { slots } from '../../../../src/shared/limits/limits.ts';
import {
  countOf,
  ofNetwork,
  setUpFloodedApp,
  stranger,
} from '../../../setup/hostile/flooded-app.ts';

const { time, get, hold, untilAsleep, wakeAll, expectHealthy } = setUpFloodedApp();

const [perAddress = 0, share = 0] = slots.renderings.callers.map(({ limit }) => limit);
const pages = (name: string, count: number, ip = ofNetwork) =>
  Array.from({ length: count }, (_, i) => get(`/slow/${name}-${i}`, ip(i % 250)));

describe('one network that floods', () => {
  it('has its share of the pages that are drawn, and others have the rest', async () => {
    const release = hold();
    const flood = pages('flood', share + 40);
    await expectHealthy();
    expect((await get('/of-somebody-else', stranger)).statusCode).toBe(200);
    release();
    const answers = await Promise.all(flood);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([share, 40]);
    for (const { statusCode, headers } of answers) {
      if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('leaves something of its share to each of its addresses', async () => {
    const release = hold();
    const single = pages('single', perAddress + 10, () => ofNetwork(1));
    const neighbor = get('/slow/of-a-neighbor', ofNetwork(2));
    release();
    const statuses = (await Promise.all(single)).map(({ statusCode }) => statusCode);
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([perAddress, 10]);
    expect((await neighbor).statusCode).toBe(200);
  });

  it('keeps nobody waiting for a page that waits in its own line', async () => {
    const release = hold();
    const flood = pages('line', 100);
    const waiting = get('/page-of-everybody', ofNetwork(1));
    expect((await get('/page-of-everybody', stranger)).statusCode).toBe(200);
    expect((await waiting).statusCode).toBe(200);
    release();
    for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(200);
  });

  it('whose page is refused does not have it refused to others', async () => {
    const release = hold();
    time.refusalsSleepToo = true;
    const flood = pages('shared', share + 1);
    await untilAsleep(1);
    const other = get(`/slow/shared-${share}`, stranger);
    release();
    expect((await other).statusCode).toBe(200);
    time.refusalsSleepToo = false;
    wakeAll();
    expect((await Promise.all(flood)).at(-1)?.statusCode).toBe(429);
  });
});
