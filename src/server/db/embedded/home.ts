import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  mkdirSync,
  realpathSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseUnavailableError } from '../errors.ts';

export interface Home {
  folder: string;
  cluster: string;
  /** Password of the superuser. The file exists only when the database listens on TCP. */
  passwordFile: string;
}

export const SOCKET_NUMBER = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_NUMBER}`;
/** sockaddr_un holds 108 bytes on Linux and 104 on the BSDs and macOS, including the closing zero. */
const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103;

export function homeIn(folder: string): Home {
  return {
    folder,
    cluster: path.join(folder, 'cluster'),
    passwordFile: path.join(folder, 'password'),
  };
}

/** @throws DatabaseUnavailableError when it cannot be created or written */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    if ((lstatSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailableError(`The data folder cannot be written: ${reason}.`, {
      cause: error,
    });
  }
}

export function socketFolderOf({ folder }: Home): string {
  const own = realpathSync(folder);
  if (Buffer.byteLength(path.join(own, SOCKET_NAME)) <= SOCKET_PATH_MAX_BYTES) return own;
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `vibecode-${hash}`);
}

export function socketLockOf(home: Home): string {
  return path.join(socketFolderOf(home), `${SOCKET_NAME}.lock`);
}

export function makeSocketFolder(folder: string, user: { uid: number; gid: number }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  if (uid !== user.uid && process.getuid?.() !== 0) {
    throw new DatabaseUnavailableError(
      `The folder ${folder} belongs to another user of this machine.`,
    );
  }
  chmodSync(folder, 0o700);
  chownSync(folder, user.uid, user.gid);
}
