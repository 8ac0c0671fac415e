import { get } from 'node:http';
import { paths } from '../../shared/paths.ts';
import type { Log } from './log.ts';

/** One of each face that a visitor meets: both read the database, and both come out of the cache. */
const asked = [
  { face: 'page', path: paths.blog },
  { face: 'rest', path: `${paths.api}/blog/categories` },
] as const;
export type Face = (typeof asked)[number]['face'];

const everyMs = 15_000;

const userAgent = 'site-self-check';

/** An address of this machine at which the listener of all addresses answers. */
function localAddress(address: string): URL {
  const url = new URL(address);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  return url;
}

/** Asks as a visitor would. @returns the status; null where no whole answer came in time */
function statusOf(url: URL, timeoutMs: number, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const headers = { 'user-agent': userAgent };
    // A connection of its own each time: one that is kept would have to be waited for at a stop.
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
 * Asks the site itself, over its own listener: a process may hang in ways that nobody thought of. A refusal for want of room or of the
 * database is an answer, and told elsewhere; silence and a fault of the program are not.
 */
export class SelfCheck {
  private readonly failing = new Set<Face>();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: Log,
    private readonly timeoutMs = 10_000,
  ) {}

  /** @param address that the site listens at */
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

  /** By face: whether the last answer was one. */
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
