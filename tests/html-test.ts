import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { checkPages, installChecker, javaVersion } from './html-checker/nu-checker.ts';
import { readSitePages } from './html-checker/site-pages.ts';

/**
 * Checks every kind of public page of the built site with the Nu checker (https://validator.github.io/validator/).
 * Reports missing Java 17 instead of a pass. `npm run build && npm run test:html`
 */
const java = javaVersion();
if (java === null) {
  process.stdout.write('Java 17: not installed here, no page checked\n');
} else {
  installChecker();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-html-site-'));
  const site = await startSite(dataDir, { PUBLIC_READS_PER_MINUTE: '1000000' });
  try {
    const pages = await readSitePages(site, dataDir);
    const faults = checkPages(pages);
    for (const [name, lines] of faults) {
      process.stdout.write(`${name}\n${lines.map((line) => `  ${line}\n`).join('')}`);
    }
    process.stdout.write(
      `Nu checker, Java ${java}: ${pages.length} pages, ${faults.size} with errors or warnings\n`,
    );
    process.exitCode = faults.size > 0 ? 1 : 0;
  } finally {
    await stopMeasured(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
