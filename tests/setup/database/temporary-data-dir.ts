import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A data folder for the tests of one file; it is gone after the last of them. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
