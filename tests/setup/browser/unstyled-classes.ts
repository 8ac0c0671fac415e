import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const assets = path.resolve('dist/client/assets');

/** A class of our own modules: the name of its file and its name there. */
const ownClass = /\.([A-Za-z][\w-]*-[\w-]+)/g;

function classesOfBuild(): Set<string> {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return new Set(
    sheets.flatMap((name) =>
      [...readFileSync(path.join(assets, name), 'utf8').matchAll(ownClass)].map(
        ([, found = '']) => found,
      ),
    ),
  );
}

/** Finds classes that the page wears and the build has styles for, but not in a stylesheet that the page loaded. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const known = [...classesOfBuild()];
  return page.evaluate((classes) => {
    const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText);
    const loaded = [...document.styleSheets].flatMap(rulesOf).join('\n');
    return classes.filter(
      (name) => document.querySelector(`.${name}`) && !loaded.includes(`.${name}`),
    );
  }, known);
}
