import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { programsIn, whyUnusable } from '../../src/server/db/embedded/programs.ts';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { silentLog } from '../setup/silent-log.ts';

const home = temporaryDataDir();

function folderWith(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(home, name, 'postgres', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return path.join(home, name);
}

function inSmallFileSystem(folder: string, sizeMegabytes: number, command: string) {
  return spawnSync(
    'unshare',
    [
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=${sizeMegabytes}m none "$1" && ${command}`,
      'sh',
      folder,
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder } },
  );
}

const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, log: silentLog });

describe('an embedded database that cannot be started says why in one sentence', () => {
  it('files of another major version', async () => {
    const dataDir = folderWith('older', { 'cluster/PG_VERSION': '17\n' });
    await expect(start(dataDir)).rejects.toThrow(
      /^The database in \S+ was made by PostgreSQL 17 and this site brings 18: .*move the folder/,
    );
  });

  it('files of the former embedded database', async () => {
    const dataDir = folderWith('former', { 'data/PG_VERSION': '17\n' });
    await expect(start(dataDir)).rejects.toThrow(/^The database in \S+ was made by PGlite, .*move/);
  });

  it('files that are no database', async () => {
    const dataDir = folderWith('odd', { 'cluster/notes.txt': '' });
    await expect(start(dataDir)).rejects.toThrow(/^The folder \S+ holds no complete database: /);
  });

  it('a folder that cannot be written', async () => {
    const file = path.join(home, 'a-file');
    writeFileSync(file, '');
    await expect(start(path.join(file, 'below'))).rejects.toThrow(
      /^The data folder cannot be written: /,
    );
  });

  it('a system without the C library that the programs need', () => {
    const programs = programsIn(path.join(home, 'foreign'));
    mkdirSync(path.dirname(programs.postgres), { recursive: true });
    writeFileSync(programs.postgres, '#!/lib/a-loader-that-is-not-there\n');
    chmodSync(programs.postgres, 0o755);
    expect(whyUnusable(programs)).toMatch(/needs glibc, .*\(Alpine, say\).* DATABASE_URL/);
  });

  it('a full disk', { timeout: 60_000 }, ({ skip }) => {
    const folder = path.join(home, 'small');
    mkdirSync(folder);
    if (inSmallFileSystem(folder, 1, 'true').status !== 0) skip('no file system of our own here');
    const server = `${process.execPath} dist/server/server.js`;
    const { status, stderr, stdout } = inSmallFileSystem(folder, 12, server);
    expect(stderr).toMatch(
      /^The disk that holds \S+ is full: make room on it and start again\.\n$/,
    );
    expect([status, stdout]).toEqual([1, '']);
  });
});
