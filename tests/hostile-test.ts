import { parseArgs } from 'node:util';
import { postLimits } from '../src/features/posts/posts.ts';
import { hostilePatterns } from './factories/posts/hostile-texts.ts';
import { endDuringText, killDuringImport } from './setup/hostile/hostile-ends.ts';
import { sendHostileTexts, startHostileSite } from './setup/hostile/hostile-site.ts';

/**
 * Sends slow texts to the built site through every input while it checks that the site stays alive. Then it stops and
 * kills the site in the middle of a text. `npm run build && npm run test:hostile -- --limit-ms 250 --length 400000`
 */
const { values } = parseArgs({
  options: {
    /** Longest accepted response time of /healthz; raise it on a slow machine. */
    'limit-ms': { type: 'string', default: '250' },
    length: { type: 'string', default: String(postLimits.content - 1_000) },
    every: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const limitMs = Number(values['limit-ms']);
const lengthCharacters = Number(values.length);
const every = Number(values.every);
const stopLimitMs = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const hostileSite = await startHostileSite();
const { site } = hostileSite;
const startedAtMs = performance.now();
const figures = await sendHostileTexts(
  hostileSite,
  hostilePatterns.filter((_pattern, at) => at % every === 0),
  { lengthCharacters, ...(values.verbose && { onText: say }) },
);
const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
const stoppedMs = await endDuringText(site, lengthCharacters);
const { returnedMs, ending } = await killDuringImport(site, lengthCharacters);
const state = await ending();
await hostileSite.stop();

const slow = Math.round(figures.slowestMs[0] ?? 0);
const faults = [
  ...figures.faults,
  ...(slow > limitMs ? [`/healthz took ${slow} ms, more than ${limitMs} ms`] : []),
  ...(stoppedMs > stopLimitMs ? [`The stop took ${Math.round(stoppedMs)} ms.`] : []),
  ...(state === null ? ['The import that was killed is worked on for ever.'] : []),
];
for (const fault of faults.slice(0, 20)) say(fault);
say(
  [
    `${figures.texts} texts of ${lengthCharacters} characters, ${figures.requests} requests in ${seconds} s`,
    `answers by status: ${JSON.stringify(figures.statuses)}`,
    `/healthz asked ${figures.asked} times, the slowest ${figures.slowestMs.map(Math.round).join(', ')} ms`,
    `stopped in the middle of a text within ${Math.round(stoppedMs)} ms`,
    `back after kill -9 in the middle of an import within ${Math.round(returnedMs)} ms, the import then ${state}`,
    `${faults.length} faults`,
  ].join('\n'),
);
process.exit(faults.length === 0 ? 0 : 1);
