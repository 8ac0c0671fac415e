import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface PostgresCluster {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

/** NULLS NOT DISTINCT in the first migration came with this version. */
const MIN_MAJOR_VERSION = 15;
const DEBIAN_ROOT = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;

/** The folder with a PostgreSQL server's programs, the newest one that is installed; null where there is none. */
export function findPostgres(): string | null {
  const debian = existsSync(DEBIAN_ROOT)
    ? readdirSync(DEBIAN_ROOT)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN_ROOT, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...debian, ...onPath].find((folder) => isUsable(folder)) ?? null;
}

function isUsable(folder: string): boolean {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'postgres'))) {
    return false;
  }
  const text = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(text)?.[0]) >= MIN_MAJOR_VERSION;
}

/** A server of its own in a temporary folder, reachable through a Unix socket there and by nothing else. */
export async function startCluster(programs: string): Promise<PostgresCluster> {
  const home = mkdtempSync(path.join(tmpdir(), 'vibecode-pg-'));
  const account = unprivilegedAccount();
  if (account) chownSync(home, account.uid, account.gid);
  const options = { ...account, cwd: home };
  const data = path.join(home, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    // Nothing here has to outlive the run.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=100',
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const connection = { host: home, port: 5432, user: 'postgres', database: 'postgres' };
  await untilReady(connection);
  return {
    connection,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; null for anybody else. */
function unprivilegedAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This account does not exist here.
    }
  }
  return null;
}

async function untilReady(connection: pg.PoolConfig): Promise<void> {
  const deadlineMs = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
