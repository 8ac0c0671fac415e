import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { sessionCookieName } from '../../../server/auth/lucia.ts';
import type { Deps } from '../../../server/deps.ts';
import { callerGroups } from '../../../server/limits/client-address.ts';
import { visitReportSchema } from '../traffic.ts';

/** A class behind one address reads so much; a program that sends more is not worth counting. */
const beaconsPerMinute = { address: 60, network: 240 };

/** What a page has sent, and what came with it. */
export interface Beacon {
  body: unknown;
  headers: IncomingHttpHeaders;
  ip: string;
}

/** A page of this site, in a browser that somebody looks at, who has said nothing against it. */
function isWorthCounting({ settings }: Pick<Deps, 'settings'>, { headers }: Beacon): boolean {
  const { 'user-agent': userAgent = '', cookie = '', origin } = headers;
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  if (String(headers['sec-purpose'] ?? '').includes('prefetch')) return false;
  // Browsers name the page that sends, one way or the other.
  if ((headers['sec-fetch-site'] ?? (origin && 'same-origin')) !== 'same-origin') return false;
  if (cookie.includes(`${sessionCookieName('admin', settings.isProduction)}=`)) return false;
  return userAgent !== '' && !isbot(userAgent);
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** Counts what pages tell of the visits to them. Whatever is wrong with it is left out, and nobody is told. */
export function createBeaconIntake(
  deps: Pick<Deps, 'settings' | 'clock' | 'trafficCounter'>,
): (beacon: Beacon) => Promise<void> {
  const perAddress = new RateLimiterMemory({ points: beaconsPerMinute.address, duration: 60 });
  const perNetwork = new RateLimiterMemory({ points: beaconsPerMinute.network, duration: 60 });
  const isWithinLimits = async (ip: string) => {
    const { address, network } = callerGroups(ip);
    try {
      await perAddress.consume(address);
      await perNetwork.consume(network);
      return true;
    } catch {
      return false;
    }
  };
  return async (beacon) => {
    if (!deps.trafficCounter.isOn || !isWorthCounting(deps, beacon)) return;
    const { success, data } = visitReportSchema.safeParse(parsed(beacon.body));
    if (!success || !(await isWithinLimits(beacon.ip))) return;
    const userAgent = beacon.headers['user-agent'] ?? '';
    await deps.trafficCounter.count(data, { ip: beacon.ip, userAgent }, deps.clock.now());
  };
}
