import type { InjectOptions } from 'fastify';
import type { SentVisitReport } from '../../src/shared/visits.ts';
import type { TestApp } from '../setup/harness.ts';

export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export function visitReport(
  overrides: Partial<Omit<SentVisitReport, 'origin'>> & {
    origin?: Partial<SentVisitReport['origin']>;
  } = {},
): SentVisitReport {
  const { origin, ...rest } = overrides;
  return {
    isFirst: true,
    views: [{ page: '/tips', seconds: 30, quarters: -1 }],
    clicks: [],
    ...rest,
    origin: {
      page: '/tips',
      referrer: 'www.google.com',
      source: '',
      medium: '',
      campaign: '',
      ...origin,
    },
  };
}

export async function sendBeacon(
  { app }: TestApp,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const request: InjectOptions = {
    method: 'POST',
    url: '/visits',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': browser,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload,
  };
  return (await app.inject(request)).statusCode;
}
