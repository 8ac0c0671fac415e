import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** The package's Chromium supports only Linux on x86-64; other systems need Playwright's own. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const packageFolder = entry.slice(
  0,
  entry.lastIndexOf(`chromium${path.sep}build`) + 'chromium'.length,
);
const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
const home = path.resolve(`node_modules/.cache/vibecode/chromium-${version}`);

export function chromiumLaunchOptions(): LaunchOptions {
  // Root has no sandbox to drop into, and a container's /dev/shm may be too small for a page.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];
  if (process.env.CHROMIUM_PATH) return { args, executablePath: process.env.CHROMIUM_PATH };
  if (!isPackaged) return { args };
  return {
    args,
    executablePath: path.join(home, 'chromium'),
    env: {
      ...definedEnvironment(),
      // The package brings libraries and fonts that a bare system lacks.
      LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    },
  };
}

/** Unpacks beside the final place, so that an interrupted run leaves no partial copy there. */
export function unpackChromium(): void {
  if (!isPackaged || process.env.CHROMIUM_PATH || existsSync(home)) return;
  const unfinished = `${home}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const program = `(await import(${JSON.stringify(entry)})).default.executablePath()`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    // The package unpacks into the system's temporary folder, and its libraries only on Lambda.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`);
  chmodSync(path.join(unfinished, 'chromium'), 0o755);
  writeFileSync(
    path.join(unfinished, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(home, 'fonts')}</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  if (existsSync(home)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, home);
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
