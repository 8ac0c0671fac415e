import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { type ServerProcess, startServer } from '../programs/program.ts';
import { startSeededDatabase } from '../sites/new-database.ts';
import { prepareSeededTemplate } from '../sites/seeded-template.ts';

const portsGivenBack: number[] = [];

interface OwnSiteOptions {
  /** The site runs PostgreSQL itself, as an install without DATABASE_URL does. */
  isEmbedded?: boolean;
}

/** Starts a separate site that a test may kill; it keeps its data. But in production it begins with the seed. */
export async function startOwnSite(
  env: Record<string, string>,
  { isEmbedded = false }: OwnSiteOptions = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-own-'));
  const filter = (source: string) => isEmbedded || path.basename(source) !== 'postgres';
  if (env.NODE_ENV !== 'production')
    await cp(await prepareSeededTemplate(), dataDir, { recursive: true, filter });
  const database = isEmbedded || env.DATABASE_URL ? undefined : await startSeededDatabase();
  const databaseUrl = database?.url ?? env.DATABASE_URL ?? '';
  // The same origin again: the browser has its scripts already.
  const port = portsGivenBack.pop() ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const start = async (): Promise<ServerProcess> => {
    const server = startServer({
      ...{ PORT: String(port), DATA_DIR: dataDir, SITE_URL: origin, METRICS_ADDRESS: 'off' },
      ...env,
      ...(isEmbedded ? {} : { DATABASE_URL: databaseUrl }),
    });
    await server.until(/ready at /);
    return server;
  };
  let server = await start();
  return {
    ...{ origin, port, databaseUrl },
    output: () => server.output(),
    /** Kills the site without notice, like a power cut, and starts it again. */
    killAndStart: async () => {
      server.child.kill('SIGKILL');
      await server.ended;
      server = await start();
    },
    /** Stops the site like an operator and starts it again. @returns the duration of the stop in milliseconds */
    endAndStart: async () => {
      const startedAtMs = performance.now();
      server.child.kill('SIGTERM');
      await server.ended;
      const tookMs = performance.now() - startedAtMs;
      server = await start();
      return tookMs;
    },
    stop: async () => {
      // Its data goes with it, so nothing has to end in order; a database of its own has to end.
      server.child.kill(isEmbedded ? 'SIGTERM' : 'SIGKILL');
      await server.ended;
      await database?.stop();
      portsGivenBack.push(port);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
