import { expect, it } from 'vitest';
import { standingOfChange } from '../../../src/features/quotes/web/standing-of-change.ts';
import { standingOfWork } from '../../../src/features/work/web/standing-of-work.ts';
import type { Stage, WorkEnd } from '../../../src/features/work/work.ts';

const stage = (state: Stage['state']) => ({ state }) as Stage;
const end = (answer: string) => ({ answer }) as WorkEnd;
const nextOf = (stages: readonly Stage[], ended: WorkEnd | null = null) =>
  standingOfWork(stages, ended)?.next.label ?? null;

it.each([
  ['no stage', [], null, null],
  ['stages that are ours', [stage('ours')], null, 'Send us files'],
  ['a stage that waits', [stage('ours'), stage('yours')], null, 'See what waits for you'],
  ['an end with a question', [stage('done')], end(''), 'Answer our question'],
  ['an answered end', [stage('done')], end('Well.'), 'See the finished work'],
] as const)('with %s, the next step of the client follows', (_, stages, ended, label) => {
  expect(nextOf(stages, ended)).toBe(label);
});

it.each([
  ['open', '2026-0001', '/quote'],
  ['open', '', null],
  ['accepted', '2026-0001', null],
] as const)('a quote that is %s and changes "%s" leads to %s', (state, changesNumber, place) => {
  const quote = { state, changesNumber } as Parameters<typeof standingOfChange>[1][number];
  const standing = standingOfChange('k', [quote]);
  expect(standing?.next.to.endsWith('/quote') ? '/quote' : null).toBe(place);
});
