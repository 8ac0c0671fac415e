import { get } from 'node:http';
import { paths } from '../../shared/paths.ts';
import { serverPaths } from '../../shared/server-paths.ts';
import type { Log } from './log.ts';

/** Both addresses read the database and are served from the cache. */
const asked = [
  { face: 'page', path: paths.blog },
  { face: 'rest', path: `${serverPaths.api}/blog/categories` },
] as const;
export type Face = (typeof asked)[number]['face'];

const everyMs = 15_000;

const userAgent = 'site-self-check';

function localAddress(address: string): URL {
  const url = new URL(address);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  return url;
}

/** @returns null without a complete answer in time */
function statusOf(url: URL, timeoutMs: number, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const headers = { 'user-agent': userAgent };
    // Opens a new connection each time: a stop would have to wait for a kept one.
    const request = get(url, { agent: false, headers, signal: inTime }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? null));
      response.on('error', () => resolve(null));
      response.on('close', () => resolve(null));
      response.resume();
    });
    request.on('error', () => resolve(null));
  });
}

/**
 * Sends requests to the site's own listener, which also detects unforeseen ways to hang. A refusal for lack of capacity or
 * database counts as an answer and is reported elsewhere. Silence and a 500 count as failures.
 */
export class SelfCheck {
  private readonly failing = new Set<Face>();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: Log,
    private readonly timeoutMs = 10_000,
  ) {}

  start(address: string): void {
    const site = localAddress(address);
    const checkAll = () => {
      for (const { face, path } of asked) void this.check(face, new URL(path, site));
    };
    this.timer = setInterval(checkAll, everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  answers(): { face: Face; isAnswered: boolean }[] {
    return asked.map(({ face }) => ({ face, isAnswered: !this.failing.has(face) }));
  }

  isAnswered(): boolean {
    return this.failing.size === 0;
  }

  private async check(face: Face, url: URL): Promise<void> {
    const status = await statusOf(url, this.timeoutMs, this.stopping.signal);
    if (this.stopping.signal.aborted) return;
    const isAnswered = status !== null && status !== 500;
    if (isAnswered === !this.failing.has(face)) return;
    const facts = { face, path: url.pathname, status };
    if (isAnswered) {
      this.failing.delete(face);
      this.log.warn(facts, 'the site answers itself again');
    } else {
      this.failing.add(face);
      this.log.error(facts, 'the site does not answer itself');
    }
  }
}
