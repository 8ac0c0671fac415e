import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root, SetUpError } from './setup.mjs';

/** Takes the settings of .env beside package.json; what the environment says already stands. Tests never call this. */
export function loadSettingsFile(folder = root) {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new SetUpError(`The settings in ${file} cannot be read: ${error.message}.`);
  }
}

/** Says that the port is taken before anything else is done, instead of after minutes of it. */
export async function requireFreePort() {
  const { PORT, HOST, MODE, NODE_ENV } = process.env;
  const port = Number(PORT || 3000);
  // The server itself says what is wrong with a port that is none.
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

/** The code of the error that listening here ends with; undefined where it succeeds. */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
