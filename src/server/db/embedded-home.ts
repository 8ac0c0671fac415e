import { createHash, randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedWorkerData } from './embedded-worker-messages.ts';
import { DatabaseUnavailableError } from './errors.ts';

/** Where an embedded database keeps its files and where it answers. */
export interface EmbeddedHome {
  databaseDir: string;
  /** Holds the records of who may open the files. */
  lockDir: string;
  address: EmbeddedWorkerData['address'];
  password: string | null;
}

export type EmbeddedTransport = 'unix' | 'tcp';

const PORT_IN_SOCKET_NAME = 5432;
/** sockaddr_un holds 108 bytes on Linux and 104 on the BSDs and macOS, one of them the closing zero. */
const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103;

export function prepareHome(dataDir: string, transport: EmbeddedTransport): EmbeddedHome {
  const lockDir = makePrivateFolder(path.join(dataDir, 'postgres'));
  const databaseDir = path.join(lockDir, 'data');
  if (transport === 'tcp') {
    return {
      databaseDir,
      lockDir,
      address: { host: '127.0.0.1', port: 0 },
      password: randomBytes(24).toString('base64url'),
    };
  }
  const address = { path: socketPathFor(lockDir) };
  return { databaseDir, lockDir, address, password: null };
}

function makePrivateFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    accessSync(folder, constants.W_OK);
    return realpathSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailableError(`The data folder cannot be written: ${reason}.`, {
      cause: error,
    });
  }
}

function socketPathFor(lockDir: string): string {
  const socketName = `.s.PGSQL.${PORT_IN_SOCKET_NAME}`;
  const beside = path.join(lockDir, socketName);
  if (Buffer.byteLength(beside) <= SOCKET_PATH_MAX_BYTES) return beside;
  const hash = createHash('sha256').update(lockDir).digest('hex').slice(0, 16);
  const folder = makePrivateFolder(path.join(tmpdir(), `vibecode-${hash}`));
  const owner = lstatSync(folder).uid;
  if (process.getuid && owner !== process.getuid()) {
    throw new DatabaseUnavailableError(
      `The folder ${folder} belongs to another user of this machine.`,
    );
  }
  return path.join(folder, socketName);
}
