import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that expects a line mocks the method itself. */
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(`console.${level}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});
