import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitePage } from './site-pages.ts';

const folder = path.resolve('tests/html-checker');
const jar = path.join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
const mostOutputBytes = 64 * 1024 * 1024;

interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/** Returns null below 17 or without Java. */
export function javaVersion(): string | null {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = /version "([^"]+)"/.exec(stderr ?? '')?.[1] ?? '';
  return status === 0 && Number.parseInt(version, 10) >= 17 ? version : null;
}

/** @throws Error if npm fails */
export function installChecker(): void {
  if (existsSync(jar)) return;
  // Skips the package's script, which would download its own Java.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The Nu checker could not be installed from npm.');
}

/** @returns errors and warnings by page, one line each */
export function checkPages(pages: readonly SitePage[]): Map<string, string[]> {
  const files = mkdtempSync(path.join(tmpdir(), 'vibecode-html-'));
  try {
    pages.forEach(({ html }, index) => {
      writeFileSync(path.join(files, `${index}.html`), html);
    });
    const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
    const { status, stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, files], {
      encoding: 'utf8',
      maxBuffer: mostOutputBytes,
    });
    if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`);
    const { messages }: { messages: CheckerMessage[] } = JSON.parse(stdout);
    const faults = new Map<string, string[]>();
    for (const { type, subType, url, message, extract = '' } of messages) {
      // Skips remarks, such as the one on the slash of `<img/>`, which React writes.
      if (type === 'info' && subType !== 'warning') continue;
      const { name } = pages[Number.parseInt(path.basename(url), 10)] ?? { name: url };
      const line = `${subType ?? type}: ${message} ${extract.replace(/\s+/g, ' ')}`;
      faults.set(name, [...(faults.get(name) ?? []), line]);
    }
    return faults;
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
