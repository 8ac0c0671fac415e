import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect } from 'vitest';
import { watchState } from '../../src/app/server/metrics-state.ts';
import { buildMetricsApp } from '../../src/server/http/observation/metrics-listener.ts';
import type { TestApp } from './harness.ts';

type Sample = { name: string; labels: Record<string, string>; value: number };

function parsed(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key, text = '']) => [key, text])),
        value: Number(value),
      };
    });
}

export async function scrape(metricsApp: FastifyInstance) {
  const answer = await metricsApp.inject('/metrics');
  expect(answer.statusCode).toBe(200);
  const samples = parsed(answer.body);
  return {
    samples,
    names: new Set(samples.map(({ name }) => name)),
    /** Sums all samples with these labels. */
    value: (name: string, labels: Record<string, string> = {}) =>
      samples
        .filter((sample) => sample.name === name)
        .filter((sample) => Object.entries(labels).every(([key, is]) => sample.labels[key] === is))
        .reduce((sum, sample) => sum + sample.value, 0),
  };
}

/** Call it at the top of the file, after `setUpTestApp`. */
export function setUpMetrics(testApp: () => TestApp) {
  let current: FastifyInstance | undefined;
  beforeEach(() => {
    current ??= buildMetricsApp(testApp().deps, watchState(testApp().deps));
  });
  afterAll(() => current?.close());

  const metricsApp = () => {
    if (!current) throw new Error('The listener is built before the first test.');
    return current;
  };
  return {
    metricsApp,
    scrape: () => scrape(metricsApp()),
    async growth(name: string, labels: Record<string, string>, work: () => Promise<unknown>) {
      const before = (await scrape(metricsApp())).value(name, labels);
      await work();
      return (await scrape(metricsApp())).value(name, labels) - before;
    },
  };
}
