import fsPromises from 'node:fs/promises';

/** Simulates a disk that takes nothing any more, like a network drive whose server is away. */
const handle = await fsPromises.open(process.execPath);
const { prototype } = handle.constructor;
await handle.close();

prototype.write = () => new Promise(() => {});
