import type { RequestBrowser } from '../auth/request-browser.ts';
import type { RequestSessions } from '../auth/request-sessions.ts';
import type { Deps } from '../deps.ts';
import type { InTurn, Pause } from '../limits/call-turn.ts';
import type { Log } from '../observation/log.ts';

/** Context of every procedure: the dependencies of the process and the facts of this one request. */
export interface Context {
  deps: Deps;
  log: Log;
  requestId: string;
  /** The caller's address, resolved through trusted proxies only; empty where a page is rendered for everybody. */
  ip: string;
  userAgent: string;
  /** The `admin-token` header; undefined when it was not sent. */
  adminToken: string | undefined;
  /** The `If-Match` header: the version that a change is meant for; undefined when it was not sent. */
  ifMatch: string | undefined;
  /** The `Idempotency-Key` header: what a program names a creation by; undefined when it was not sent. */
  idempotencyKey: string | undefined;
  sessions: RequestSessions;
  browser: RequestBrowser;
  /** The same for sign-ins of admins. */
  adminBrowser: RequestBrowser;
  /** A page is rendered for an admin who wants to see how a post would look. */
  isPreview: boolean;
  inTurn: InTurn;
  pause: Pause;
  /** Aborts when the caller hangs up. */
  signal: AbortSignal;
  setHeader(name: string, value: string): void;
}
