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

/** Java that the checker runs on: version 17 or newer; null where the machine has none. */
export function javaVersion(): string | null {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = /version "([^"]+)"/.exec(stderr ?? '')?.[1] ?? '';
  return status === 0 && Number.parseInt(version, 10) >= 17 ? version : null;
}

/**
 * Brings the checker from npm's registry, as tests/html-checker/package-lock.json names it, unless it is there.
 * @throws Error where npm cannot
 */
export function installChecker(): void {
  if (existsSync(jar)) return;
  // Its own script would fetch a Java of its own.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The Nu checker could not be installed from npm.');
}

/** @returns what is wrong, by page: errors and warnings, one line each */
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
      // A remark, such as on the slash of an `<img/>`, which React writes and HTML ignores.
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
