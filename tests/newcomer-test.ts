import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pack } from '../scripts/build/pack.ts';
import { freePort } from '../scripts/free-port.ts';

/**
 * Does what a newcomer does, in a folder whose path has a space, with an empty cache of npm: the first page by `npx` from the
 * archive, or by `npm start` in a checkout, and again while no registry answers. Prints times and sizes for each Node, as root
 * and as an ordinary user. `npm run build && npm run test:newcomer -- archive 20.19.0 24`, on a quiet machine; without words it
 * tries both with all three. Linux only: the versions of Node come from the registry.
 */
const ways = ['archive', 'checkout'] as const;
const limit = { firstPageMs: 60_000, installedMegabytes: 600 };
const patienceMs = 300_000;
const nobody = { uid: 65_534, gid: 65_534 };
const root = process.cwd();
const npmCli = process.env.npm_execpath;
if (!npmCli) throw new Error('Run it by npm: npm run test:newcomer');

const words = process.argv.slice(2);
const chosen = ways.filter((way) => words.includes(way));
const versions = words.filter((word) => /^\d/.test(word));
/** Proxies and certificates without which the registry cannot be reached from here. */
const waysOut = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /proxy|_cert|ssl_|npm_config_registry/i.test(name),
  ),
);
const users = process.getuid?.() === 0 ? [null, nobody] : [null];

const folder = mkdtempSync(path.join(tmpdir(), 'a newcomer-'));
chmodSync(folder, 0o755);
const faults: string[] = [];
try {
  const archive = pack(root, folder);
  for (const version of versions.length > 0 ? versions : ['20.19.0', '22', '24']) {
    const node = installNode(version);
    for (const way of chosen.length > 0 ? chosen : ways) {
      for (const user of users) await tryOut({ way, node, user, archive });
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

interface Newcomer {
  way: (typeof ways)[number];
  node: string;
  user: typeof nobody | null;
  archive: string;
}

/** @returns the folder of the program */
function installNode(version: string): string {
  const place = path.join(folder, `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--no-audit', '--prefix', place, `${name}@${version}`], {
    stdio: 'ignore',
  });
  return path.join(place, 'node_modules', name, 'bin');
}

async function tryOut(newcomer: Newcomer): Promise<void> {
  const { way, node, user, archive } = newcomer;
  const home = mkdtempSync(path.join(folder, 'home of '));
  const site = path.join(home, 'the site');
  if (way === 'archive') mkdirSync(site);
  else execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, site]);
  if (user) handOver(home, user);
  const cli = npmCli ?? '';
  const args =
    way === 'archive'
      ? [path.join(path.dirname(cli), 'npx-cli.js'), '--yes', `file:${archive}`]
      : [cli, 'start'];
  const start = (env: Record<string, string>) => firstPage(newcomer, { home, site, args, env });
  const first = await start({});
  const dataMegabytes = megabytes(path.join(site, '.data'));
  const installedMegabytes = megabytes(home) - dataMegabytes;
  const again = await start({
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
  });
  const version = execFileSync(path.join(node, 'node'), ['--version'], { encoding: 'utf8' }).trim();
  const who = `${way} ${version} ${user ? 'user' : 'root'}`;
  process.stdout.write(
    `${who.padEnd(26)} first page ${seconds(first)}, ${installedMegabytes} MB with npm's cache, ${dataMegabytes} MB data; without a network ${seconds(again)}\n`,
  );
  const isBeyond = first > limit.firstPageMs || installedMegabytes > limit.installedMegabytes;
  if (way === 'archive' && isBeyond) faults.push(`${who} is beyond 60 s or 600 MB.`);
  rmSync(home, { recursive: true, force: true });
}

/** @returns the time until the home page answers, in ms */
async function firstPage(
  { node, user }: Newcomer,
  {
    home,
    site,
    args,
    env,
  }: { home: string; site: string; args: string[]; env: Record<string, string> },
): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(path.join(node, 'node'), args, {
    ...user,
    cwd: site,
    env: {
      ...waysOut,
      ...{ PATH: `${node}:/usr/local/bin:/usr/bin:/bin`, HOME: home },
      ...{ npm_config_cache: path.join(home, 'npm cache'), npm_config_update_notifier: 'false' },
      ...{ PORT: String(port), METRICS_ADDRESS: 'off', ...env },
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null || performance.now() - startedAt > patienceMs) {
        throw new Error(`No page came:\n${said}`);
      }
      await delay(100);
    }
    return performance.now() - startedAt;
  } finally {
    await stop(child);
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

function handOver(place: string, { uid, gid }: typeof nobody): void {
  chownSync(place, uid, gid);
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true })) {
    chownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
}

function megabytes(place: string): number {
  return Number(execFileSync('du', ['-sm', place], { encoding: 'utf8' }).split('\t')[0]);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
