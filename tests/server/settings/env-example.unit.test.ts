import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { expect, it } from 'vitest';
import { secretNames, variables } from '../../../src/server/settings/environment-variables.ts';

const text = readFileSync('.env.example', 'utf8');
const shown = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
const read = [...Object.keys(variables.shape), ...secretNames.map((name) => `${name}_FILE`)];

it('.env.example shows every variable that the site reads, once, and no other', () => {
  expect(shown.toSorted()).toEqual(read.toSorted());
});

it('what .env.example sets has the form that is asked for', () => {
  const filled = Object.entries(parseFile(text)).filter(([, value]) => value !== '');
  const { error } = variables.safeParse(Object.fromEntries(filled));
  expect(error?.issues).toBeUndefined();
});
