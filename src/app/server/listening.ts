import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../server/deps.ts';
import { buildMetricsApp } from '../../server/http/observation/metrics-listener.ts';
import { StartUpError } from '../../server/start-up-error.ts';
import { watchState } from './metrics-state.ts';

/** @throws StartUpError with the names of the settings when the address is not available */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  names: { host: string; port: string },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartUpError(
        `Port ${port} is taken. Stop the other program or set ${names.port} to a free port.`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartUpError(
        `Cannot listen on ${host}:${port}. Set ${names.host} to an address of this machine.`,
      );
    }
    throw error;
  }
}

/** Returns null without a metrics address, or when the default port is taken. */
export async function listenForMetrics(deps: Deps): Promise<FastifyInstance | null> {
  const { metrics } = deps.settings;
  if (!metrics) return null;
  const app = buildMetricsApp(deps, watchState(deps));
  const name = 'METRICS_ADDRESS';
  try {
    await listen(app, metrics, { host: name, port: name });
    return app;
  } catch (error) {
    if (metrics.isAskedFor || !(error instanceof StartUpError)) throw error;
    deps.log.warn(`No metrics: ${error.message}`);
    return null;
  }
}
