import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Simulates a disk of SMALL_DISK_BYTES inside the program that preloads this file: it reports free space and fails when
 * full. A real mount would need privileges that test users may lack.
 */
const diskBytes = Number(process.env.SMALL_DISK_BYTES);
const blockBytes = 4096;
let freeBytes = diskBytes;

const handle = await fsPromises.open(process.execPath);
const { prototype } = handle.constructor;
await handle.close();

function take(bytes) {
  freeBytes -= bytes;
  if (freeBytes >= 0) return;
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });
}

const { write, writev } = prototype;
prototype.write = async function writeIfRoom(buffer, offset, length, position) {
  take(length ?? buffer.length);
  return write.call(this, buffer, offset, length, position);
};
prototype.writev = async function writeIfRoom(buffers, position) {
  take(buffers.reduce((sum, { length }) => sum + length, 0));
  return writev.call(this, buffers, position);
};

const { statfs } = fsPromises;
fsPromises.statfs = async (folder) => ({
  ...(await statfs(folder)),
  bsize: blockBytes,
  bavail: Math.floor(freeBytes / blockBytes),
});
syncBuiltinESMExports();
