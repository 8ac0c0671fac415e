import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root, SetUpError } from './setup.mjs';

/** Existing environment variables override .env beside package.json. Tests never call this. */
export function loadSettingsFile(folder = root) {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new SetUpError(`The settings in ${file} cannot be read: ${error.message}.`);
  }
}

/** Reports a taken port at once instead of after minutes of work. */
export async function requireFreePort() {
  const { PORT, HOST, MODE, NODE_ENV } = process.env;
  const port = Number(PORT || 3000);
  // The server itself reports an invalid port.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const isProduction = MODE === 'production' || (!MODE && NODE_ENV === 'production');
  const host = HOST || (isProduction ? '0.0.0.0' : '127.0.0.1');
  const code = await listenOnce(port, host);
  if (code === 'EADDRINUSE') {
    throw new SetUpError(
      `Port ${port} is taken. Stop the other program or set PORT to a free port.`,
    );
  }
}

/** Returns the error code; undefined on success. */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
