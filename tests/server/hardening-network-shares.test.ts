import { describe, expect, it } from 'vitest';
import { countOf, ofNetwork, setUpFloodedApp, stranger } from '../setup/flooded-app.ts';

const { time, get, hold, untilAsleep, wakeAll, expectHealthy } = setUpFloodedApp();

describe('one network that floods', () => {
  it('has its share of the places, and others have the rest', async () => {
    const release = hold();
    // Of the same page: they wait for one rendering, and take a place each.
    const flood = Array.from({ length: 200 }, (_, i) => get('/slow', ofNetwork(i)));
    const single = Array.from({ length: 100 }, () => get('/slow', '192.0.2.1'));
    await expectHealthy();
    release();
    const floodStatuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect([countOf(floodStatuses, 200), countOf(floodStatuses, 429)]).toEqual([80, 120]);
    const singleStatuses = (await Promise.all(single)).map(({ statusCode }) => statusCode);
    expect([countOf(singleStatuses, 200), countOf(singleStatuses, 429)]).toEqual([60, 40]);
  });

  it('has its share of the renderings, waiting ones too', async () => {
    const release = hold();
    const flood = Array.from({ length: 40 }, (_, i) => get(`/slow/${i}`, ofNetwork(i)));
    const other = get('/slow/of-somebody-else', stranger);
    const refused: number[] = [];
    for (const asked of flood) {
      void asked.then(({ statusCode, headers }) => {
        if (statusCode === 200) return;
        refused.push(statusCode);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      });
    }
    while (refused.length < 24) await new Promise(setImmediate);
    release();
    expect((await other).statusCode).toBe(200);
    await Promise.all(flood);
    expect(refused).toEqual(Array(24).fill(429));
  });

  it('whose page is refused does not have it refused to others', async () => {
    const release = hold();
    time.refusalsSleepToo = true;
    const flood = Array.from({ length: 17 }, (_, i) => get(`/slow/shared-${i}`, ofNetwork(i)));
    await untilAsleep(1);
    const other = get('/slow/shared-16', stranger);
    release();
    expect((await other).statusCode).toBe(200);
    time.refusalsSleepToo = false;
    wakeAll();
    expect((await Promise.all(flood)).at(-1)?.statusCode).toBe(429);
  });
});
