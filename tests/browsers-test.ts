import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { type DrivenBrowser, openFirefox, openWebKit } from './setup/steps/driven-browsers.ts';
import { handsOn } from './setup/steps/driven-hands.ts';
import { auditedFlows, deskFlows, mainFlows } from './setup/steps/main-flows.ts';

/**
 * Runs the main flows of the built site in Firefox and WebKit, if installed (Debian: firefox-esr; webkit2gtk-driver and
 * xvfb). Reports a missing browser instead of a pass. `npm run build && npm run test:browsers`, or
 * `npm run test:browsers -- WebKit` for one of them.
 */
const browsers: readonly {
  name: string;
  /** As Debian names them. */
  packages: string;
  open: () => Promise<DrivenBrowser | null>;
}[] = [
  { name: 'Firefox', packages: 'firefox-esr', open: openFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver and xvfb', open: openWebKit },
];

const only = process.argv[2];
const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-browsers-'));
const site = await startSite(dataDir);
let failed = 0;

try {
  for (const { name, packages, open } of browsers) {
    if (only && name !== only) continue;
    const browser = await open();
    if (!browser) {
      process.stdout.write(`${name}: not tried, because ${packages} is not installed\n`);
      continue;
    }
    for (const [title, flow] of Object.entries({ ...auditedFlows, ...mainFlows, ...deskFlows })) {
      const outcome = await flow(handsOn(browser, site.url)).then(
        () => browser.complaints.splice(0).join('\n'),
        (error: unknown) => String(error),
      );
      if (outcome) failed += 1;
      const said = outcome ? `FAILED\n${outcome}` : 'passed';
      process.stdout.write(`${name} ${browser.version}: ${title}: ${said}\n`);
    }
    await browser.close();
  }
} finally {
  await stopMeasured(site);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
