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

const defaultPort = 3000;
const portsTried = 20;

/**
 * Reports a taken port at once instead of after minutes of work. A demo that nobody gave a port takes the next free one, so that a
 * second checkout starts beside the first.
 */
export async function requireFreePort() {
  const { PORT, HOST, MODE, NODE_ENV, SITE_URL } = process.env;
  const port = Number(PORT || defaultPort);
  // The server itself reports an invalid port.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const isProduction = MODE === 'production' || (!MODE && NODE_ENV === 'production');
  const host = HOST || (isProduction ? '0.0.0.0' : '127.0.0.1');
  if ((await listenOnce(port, host)) !== 'EADDRINUSE') return;
  const isFixed = PORT || SITE_URL || isProduction;
  const free = isFixed ? undefined : await nextFreePort(port, host);
  if (free === undefined) {
    throw new SetUpError(
      `Port ${port} is taken. Stop the other program or set PORT to a free port.`,
    );
  }
  process.stdout.write(`Port ${port} is taken. The site takes port ${free}.\n`);
  process.env.PORT = String(free);
}

async function nextFreePort(taken, host) {
  for (let port = taken + 1; port <= taken + portsTried; port += 1) {
    if ((await listenOnce(port, host)) === undefined) return port;
  }
  return undefined;
}

/** Returns the error code; undefined on success. */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
