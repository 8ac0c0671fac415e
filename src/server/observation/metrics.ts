import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { allLimits } from '../../shared/limits/all-limits.ts';
import type { LimitAnswer } from '../../shared/limits/limit.ts';
import type { DomainError } from '../domain-error.ts';

const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const renderingBuckets = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type CacheOutcome = 'hit' | 'miss' | 'joined' | 'stale';

const refusalStatus: Partial<Record<DomainError['code'], string>> = {
  TOO_MANY_REQUESTS: '429',
  SERVICE_UNAVAILABLE: '503',
};

const limitStatus: Partial<Record<LimitAnswer, string>> = { tooMany: '429', busy: '503' };

/** Every label has a bounded set of values. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const refusals = new Counter({
    name: 'site_refusals_total',
    help: 'Refusals for want of room, of budget or of a service (503) and at a limit of the caller (429), by what was met',
    labelNames: ['status', 'reason'] as const,
    registers,
  });
  // A rate over a series that appears with its first refusal would miss that one.
  for (const { answer, name: reason } of allLimits()) {
    const status = limitStatus[answer];
    if (status) refusals.inc({ status, reason }, 0);
  }
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by route template and status: from their first byte to the last of their answer',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: requestBuckets,
      registers,
    }),
    requestsUnderWay: new Gauge({
      name: 'http_requests_under_way',
      help: 'Requests that are not answered yet',
      registers,
    }),
    droppedConnections: new Counter({
      name: 'http_connections_refused_total',
      help: 'Connections closed without a word because there were too many',
      registers,
    }),
    cacheReads: new Counter({
      name: 'site_page_cache_reads_total',
      help: 'Answers of the page cache: hit, miss, joined (waited for the miss of another), stale (an older page stood in)',
      labelNames: ['outcome'] as const,
      registers,
    }),
    cacheDrops: new Counter({
      name: 'site_page_cache_drops_total',
      help: 'How often the page cache was emptied because content changed',
      registers,
    }),
    renderingSeconds: new Histogram({
      name: 'site_page_rendering_seconds',
      help: 'Renderings of pages with their data, without the wait for their turn',
      buckets: renderingBuckets,
      registers,
    }),
    overdueWaits: new Counter({
      name: 'site_overdue_total',
      help: 'What did not end in its time and was given up: requests, cache fills, jobs, streams, slow readers',
      labelNames: ['kind'] as const,
      registers,
    }),
    jobRuns: new Counter({
      name: 'site_job_runs_total',
      help: 'Tries of background jobs by this process; failed ones are tried again, until they are given up',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    countRefusal(error: DomainError): void {
      const status = refusalStatus[error.code];
      if (status) refusals.inc({ status, reason: error.reason });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
