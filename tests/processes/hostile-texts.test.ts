import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostilePatterns } from '../factories/posts/hostile-texts.ts';
import { endDuringText, killDuringImport } from '../setup/hostile/hostile-ends.ts';
import {
  type HostileSite,
  sendHostileTexts,
  startHostileSite,
} from '../setup/hostile/hostile-site.ts';
import { endPrograms } from '../setup/programs/program.ts';

afterAll(endPrograms);

/** Sends every 59th text; `npm run test:hostile` sends all, and longer ones. */
const every = 59;
const lengthCharacters = 60_000;
/** Twenty times the limit on an idle machine, which `npm run test:hostile` checks. */
const healthLimitMs = 5_000;
const stopLimitMs = 10_000;
const returnLimitMs = 30_000;

let hostileSite: HostileSite;
beforeAll(async () => {
  hostileSite = await startHostileSite();
});
afterAll(() => hostileSite?.stop());

it('answers while texts are read that are made to take long', async () => {
  const patterns = hostilePatterns.filter((_pattern, at) => at % every === 0);
  const { faults, slowestMs } = await sendHostileTexts(hostileSite, patterns, { lengthCharacters });
  expect(faults).toEqual([]);
  expect(slowestMs[0]).toBeLessThan(healthLimitMs);
});

it('stops in the middle of one, and comes back after a kill in the middle of an import', async () => {
  const { site } = hostileSite;
  expect(await endDuringText(site, 400_000)).toBeLessThan(stopLimitMs);
  const { returnedMs } = await killDuringImport(site, 400_000);
  expect(returnedMs).toBeLessThan(returnLimitMs);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});
