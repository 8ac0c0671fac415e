import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allMutations } from '../mutations/all-mutations.ts';
import { idOf } from '../mutations/mutation.ts';
import { switchedCode } from '../mutations/switched-code.ts';

it('a hundred mutations stand, each once', () => {
  const ids = allMutations.map(idOf);
  expect(ids.length).toBeGreaterThanOrEqual(100);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([...new Set(allMutations.map(({ file }) => file))])(
  'every mutation of %s has its expression there once, apart from the others',
  (file) => {
    const mutations = allMutations.filter((mutation) => mutation.file === file);
    const code = switchedCode(readFileSync(file, 'utf8'), mutations);
    for (const mutation of mutations) expect(code).toContain(JSON.stringify(idOf(mutation)));
  },
);

it('every mutation has a test file', () => {
  const missing = allMutations.map(({ test }) => test).filter((test) => !existsSync(test));
  expect(missing).toEqual([]);
});
