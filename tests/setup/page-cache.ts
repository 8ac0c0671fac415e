import { PageCache } from '../../src/server/http/pages/page-cache.ts';
import { createLines } from '../../src/server/limits/lines.ts';
import { Deadlines } from '../../src/server/observation/deadlines.ts';
import { createLog } from '../../src/server/observation/log.ts';
import { createMetrics } from '../../src/server/observation/metrics.ts';

export function createPageCache(...bounds: [freshMs?: number, maxBytes?: number]): PageCache {
  const metrics = createMetrics();
  return new PageCache(
    {
      metrics,
      deadlines: new Deadlines({ metrics, log: createLog('silent') }),
      lines: createLines(),
    },
    ...bounds,
  );
}
