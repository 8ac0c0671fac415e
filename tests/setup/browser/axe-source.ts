import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Puts `axe` on the window of the page that runs it. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
