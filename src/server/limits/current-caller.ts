import { currentTrace } from '../trace.ts';
import type { Caller } from './slots.ts';

/** Whom the work is done for that is going on; nobody where it is the site's own. */
export function currentCaller(): Caller {
  const ip = currentTrace()?.ip;
  return ip ? { ip } : {};
}
