import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

export function temporaryDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
