import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../free-port.ts';
import { type Measured, processorMsEach, startMeasured } from './bench-site.ts';

const connections = 50;
const warmUpSeconds = 2;
export const acceptEncoding = 'br, gzip';

export interface LoadResult {
  requestsPerSecond: number;
  /** Server processor time per request; null if the system does not report it. */
  processorMs: number | null;
}

export async function startBareServer(): Promise<Measured> {
  const port = await freePort();
  const program = fileURLToPath(new URL('bench-bare-server.ts', import.meta.url));
  return startMeasured([...process.execArgv, program, String(port)], port, {});
}

/** Returns the address at which the bare server answers with the bytes of `url`. */
export function bareAddress(bare: Measured, url: string): string {
  return `${bare.url}/?${encodeURIComponent(url)}`;
}

/** @throws Error if a response fails or refuses */
export async function measureLoad(
  server: Measured,
  url: string,
  seconds: number,
): Promise<LoadResult> {
  const load = (duration: number) =>
    autocannon({ url, connections, duration, headers: { 'accept-encoding': acceptEncoding } });
  await load(warmUpSeconds);
  let requestsPerSecond = 0;
  let total = 0;
  const processorMs = await processorMsEach(server, 1, async () => {
    const result = await load(seconds);
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
    }
    requestsPerSecond = result.requests.average;
    total = result.requests.total;
  });
  return { requestsPerSecond, processorMs: processorMs === null ? null : processorMs / total };
}
